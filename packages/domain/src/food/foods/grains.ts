import { foodTable } from "../food.ts";

/** Cereals, rice, flours and other starches. */
export const GRAINS = foodTable(`
wheat | wheat, wheat grain, durum wheat, wheat berry, ebly, durum | trigo, trigo en grano, trigo tierno, trigo duro, granos de trigo | contains gluten wheat grain starch fodmap
spelt | spelt, spelt flour, farro, emmer, einkorn, kamut, khorasan, pearled spelt, spelt flakes, einkorn flour | espelta f, harina de espelta, farro, kamut, escanda | is wheat
rye | rye, rye flour, rye flakes, wholegrain rye flour | centeno, harina de centeno | contains gluten grain starch fodmap
barley | pearl barley, barley, barley flour, pot barley, pearled barley, barley flakes | cebada perlada f, cebada, harina de cebada | contains gluten grain starch fodmap
malt | malt, malt extract, barley malt, malted milk powder, malt syrup, diastatic malt powder, Ovaltine, Horlicks | malta f, extracto de malta, malta de cebada | is barley; contains sugar
triticale | triticale | triticale | is wheat
freekeh | freekeh, green wheat | freekeh, trigo verde | is wheat
bulgur | bulgur wheat (bulgur), bulgur, bulghur, cracked wheat, bulgar wheat, burghul | bulgur, trigo bulgur, trigo burgol, burgul, trigo partido | is wheat
couscous | couscous, giant couscous, Israeli couscous, pearl couscous, moghrabieh, cous cous | cuscús, couscous, cous cous, cuscús perlado | is wheat
semolina | semolina, semolina flour, farina, cream of wheat, durum wheat semolina, fine semolina, semola | sémola de trigo f, sémola, semolina | is wheat
wheat-bran | wheat bran, bran, wheatgerm, wheat germ, bran flakes | salvado de trigo, salvado, germen de trigo | is wheat
oats | rolled oats+ (oats+), oat, oatmeal, porridge oats, jumbo oats, steel-cut oats, quick oats, old-fashioned oats, oat flour, oat bran, oat flakes, pinhead oats, quick-cooking oats, oatmeal flakes, instant oats, rolled oat | copos de avena+ (avena f), avena, harina de avena, salvado de avena, avena en hojuelas, avena en copos, hojuelas de avena | contains gluten grain starch
oats-gluten-free | gluten-free rolled oats+, gluten-free oats, certified gluten-free oats, gluten-free oat flour | copos de avena sin gluten+, avena sin gluten | contains grain starch
rice | rice, cooked rice, steamed rice, leftover rice, boiled rice, wild rice mix, uncooked rice, sticky rice cooked | arroz, arroces, arroz cocido, arroz blanco cocido, sobras de arroz, arroz crudo | contains grain starch
rice-basmati | basmati rice (rice), long-grain rice, white rice, jasmine rice, basmati, long grain white rice, Thai fragrant rice, easy-cook rice, parboiled rice, jasmine | arroz basmati (arroz), arroz largo, arroz blanco, arroz jazmín, arroz de grano largo, arroz vaporizado, arroz thai | is rice
rice-brown | brown rice, wholegrain rice, red rice, black rice, brown basmati rice, forbidden rice, short-grain brown rice | arroz integral, arroz negro venere, arroz rojo, arroz venere | is rice
rice-paella | short-grain rice (rice), paella rice, bomba rice, medium-grain rice, calasparra rice, pudding rice, valencia rice, calrose rice | arroz redondo (arroz), arroz bomba, arroz de paella, arroz calasparra, arroz para paella, arroz de grano corto | is rice
rice-risotto | risotto rice, arborio, arborio rice, carnaroli, carnaroli rice, vialone nano | arroz para risotto, arborio, arroz arborio, carnaroli, arroz carnaroli | is rice
rice-sushi | sushi rice, sticky rice, glutinous rice, Japanese rice, sweet rice | arroz para sushi, arroz glutinoso, arroz de sushi, arroz japonés | is rice
wild-rice | wild rice | arroz salvaje | is rice
rice-flour | rice flour, ground rice, glutinous rice flour, sweet rice flour, mochiko, brown rice flour, white rice flour | harina de arroz f, harina de arroz glutinoso, sémola de arroz, harina de arroz integral | contains grain starch
rice-cakes | rice cakes+, rice cake, tteokbokki, tteok, mochi, rice cracker | tortitas de arroz+ f, galletas de arroz, tortita de arroz, mochi | has rice
puffed-rice | puffed rice, rice krispies, rice cereal, crisped rice, crispy rice cereal | arroz inflado, cereales de arroz | has rice sugar; may gluten
rice-paper | rice paper wrappers+, rice paper, spring roll wrappers rice, rice paper rounds, rice wrappers | obleas de arroz+ f, papel de arroz, oblea de arroz, hojas de papel de arroz | has rice
quinoa | quinoa, red quinoa, black quinoa, quinoa flour, quinoa flakes | quinoa f, quinua | contains starch
buckwheat | buckwheat groats+ (buckwheat), buckwheat, kasha, buckwheat flour, buckwheat groat | trigo sarraceno en grano (trigo sarraceno), trigo sarraceno, sarraceno, alforfón, harina de trigo sarraceno, harina de sarraceno, harina de alforfón | contains starch
millet | millet, millet flour | mijo | contains grain starch
amaranth | amaranth | amaranto, kiwicha | contains starch
sorghum | sorghum, sorghum flour | sorgo, harina de sorgo | contains grain starch
teff | teff, teff flour | teff | contains grain starch
fonio | fonio | fonio | contains grain starch
corn | corn, maize, corn kernel, dried corn, fresh corn | maíz/maíces, elote, choclo, elotes, granos de elote, jojoto, granos de maíz | contains starch
corn-cob | corn cob/corn cobs, corn on the cob, corncob, ears of corn, ear of corn | mazorca de maíz/mazorcas de maíz f, mazorca, mazorcas | is corn
hominy | cooked hominy (hominy), tinned hominy, hominy corn, posole corn | maíz pozolero cocido (maíz pozolero), maíz cacahuazintle, mote, maíz blanco pelado | is corn
sweetcorn | sweetcorn, tinned sweetcorn, baby corn, creamed corn, canned corn, frozen sweetcorn, frozen corn, sweet corn | maíz dulce (maíz), maíz en lata, lata de maíz, mazorquitas, minimazorcas, maíz tierno, maíz dulce en lata | is corn
polenta | quick-cook polenta (polenta), polenta, cornmeal, maize meal, coarse cornmeal, yellow cornmeal, instant polenta, fine cornmeal, corn meal | polenta rápida f (polenta f), polenta, sémola de maíz, harina de maíz gruesa | is corn
grits | grits+, corn grits, hominy grits, white corn grits | grits+, sémola de maíz blanco | is corn
masa-harina | masa harina, corn flour for tortillas, masa, maseca, nixtamalised corn flour | harina de maíz nixtamalizada f (harina de maíz f), harina de maíz, masa de maíz, masa para tortillas, maseca, masa para tamales | is corn
masarepa | precooked white corn flour (masarepa), masarepa, arepa flour | harina de maíz precocida f, masarepa, harina pan, harina P.A.N., harina precocida de maíz | is corn
cornflour | cornflour, cornstarch, corn starch, corn flour | maicena f, almidón de maíz, harina fina de maíz, fécula de maíz, maizena | is corn
popcorn | popcorn, popping corn, popcorn kernels | palomitas+ f, palomitas de maíz, maíz para palomitas, canguil, cotufas, pochoclo | is corn; contains choking; made
cornflakes | cornflakes+, corn flakes, breakfast cereal, cereal | copos de maíz+, cereales de desayuno, cornflakes, cereales | has corn malt sugar
wheat-cereal | Weetabix, Shreddies, Shredded Wheat, wheat biscuits, Bran Flakes cereal, Cheerios | Weetabix, cereales de trigo, trigo inflado | has wheat malt sugar
muesli | muesli, bircher muesli | muesli | has oats wheat raisins almond; made
granola | granola, granola bars | granola f, barritas de granola | has oats honey almond walnut; made
cereal-bar | cereal bars+, cereal bar, muesli bar | barritas de cereales+ f, barrita de cereales | has oats honey; made
starch | starch | almidón/almidones, fécula | contains starch
potato-starch | potato starch, potato flour | fécula de patata f, almidón de patata, fécula de papa, harina de patata | has potato
tapioca | tapioca starch (tapioca), tapioca, tapioca flour, tapioca pearls, sago, cassava flour, boba, cassava starch | almidón de yuca, tapioca, harina de yuca, almidón de tapioca, perlas de tapioca, fécula de mandioca, polvilho | has cassava
cassava-flour | toasted cassava flour, farinha, farinha de mandioca, manioc flour, toasted manioc flour | harina de mandioca tostada f, farinha, fariña, harina de mandioca | has cassava
arrowroot | arrowroot, arrowroot powder, arrowroot starch | arrurruz | contains starch
xanthan-gum | xanthan gum, guar gum, locust bean gum | goma xantana f, xantana, goma guar
psyllium | psyllium husk, psyllium, psyllium powder, psyllium husks | psyllium, cáscara de psyllium, psyllium en polvo, fibra de psyllium |
flour | plain flour (flour), flour, wheat flour, all-purpose flour, AP flour, white flour, sifted flour, pastry flour, cake flour, unbleached flour, 00 flour, plain white flour, unbleached all-purpose flour | harina de trigo f (harina f), harina, harina de repostería, harina común, harina todo uso, harina floja, harina blanca, harina 000, harina 0000, harina de trigo común | has wheat
self-raising-flour | self-raising flour, self-rising flour | harina leudante f, harina con levadura, harina bizcochona | is flour
bread-flour | bread flour, strong flour, strong white flour, strong bread flour, strong white bread flour | harina de fuerza f, harina panificable, harina panadera | is flour
wholemeal-flour | wholemeal flour, whole wheat flour, wholewheat flour, atta flour, graham flour, chapati flour, white whole wheat flour, atta, strong wholemeal flour | harina integral f, harina de trigo integral, harina integral de trigo | is flour
flour-gluten-free | gluten-free flour, gluten-free plain flour, gluten-free flour blend, gluten-free self-raising flour, gluten-free all-purpose flour | harina sin gluten f, mezcla de harinas sin gluten | contains starch
almond-flour | almond flour, almond meal | harina de almendra f, harina de almendras | has almond
coconut-flour | coconut flour | harina de coco f | has coconut
pancake-mix | pancake mix, cake mix, baking mix, Bisquick, muffin mix, brownie mix, yellow cake mix, waffle mix | mezcla para tortitas f, mezcla para bizcocho, preparado para bizcocho, harina para hot cakes, mezcla para pastel | has flour sugar baking-powder; may milk egg; made
batter | beer batter, pancake batter, tempura batter | masa de rebozado f, rebozado, masa para rebozar | has flour; may egg milk; made
tempura | tempura, tempura flour, tempura mix | tempura f, harina de tempura | has flour; may egg; made
breadcrumbs | dry breadcrumbs+ (breadcrumbs+), fresh breadcrumbs, dried breadcrumbs, breadcrumb, bread crumb, white breadcrumbs | pan rallado, pan molido, migas de pan, galleta molida | has bread
panko | panko, panko breadcrumbs, panko crumbs | panko, pan rallado japonés | is breadcrumbs
breadcrumbs-gluten-free | gluten-free breadcrumbs+, gluten-free panko | pan rallado sin gluten, panko sin gluten | contains starch
croutons | croutons+, crouton | picatostes+, picatoste, crutones, costrones, dados de pan frito | has bread; made
fufu | fufu, garri, eba | fufú, garri | has cassava; made
`);
