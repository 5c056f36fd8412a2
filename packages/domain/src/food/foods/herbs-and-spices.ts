import { foodTable } from "../food.ts";

/** Herbs, spices and mixtures of them. */
export const HERBS_AND_SPICES = foodTable(`
herbs | herbs+, herb, fresh herbs, soft herbs, chopped herbs, mixed fresh herbs, green herbs, herbage, fines herbes | hierbas aromáticas+ f, hierbas, hierbas frescas, hierba aromática, finas hierbas, hierbas aromáticas frescas, yerbas, hierbas finas
parsley | fresh parsley (parsley), parsley, flat-leaf parsley, curly parsley, parsley leaves, dried parsley, Italian parsley, parsley sprigs, parsley flakes, chopped parsley | perejil fresco (perejil), perejil, ramitas de perejil, hojas de perejil, perejil picado, perejil seco
coriander-leaf | fresh coriander (coriander), coriander, cilantro, coriander leaves, coriander leaf, cilantro leaves, fresh cilantro, coriander stalks, dhania, Chinese parsley | cilantro fresco (cilantro), cilantro, culantro, hojas de cilantro, culantro coyote, cilantro picado, ramitas de cilantro, perejil chino, coriandro
basil | fresh basil (basil), basil, Thai basil, basil leaves, dried basil, fresh basil leaves, holy basil, basil leaf | albahaca fresca f (albahaca f), albahaca, hojas de albahaca, albahaca seca, hoja de albahaca
mint | fresh mint (mint), mint, mint leaves, peppermint, spearmint, dried mint, mint sprigs, fresh mint leaves, peppermint extract, peppermint oil | menta fresca f (menta f), menta, hierbabuena, hierbabuena fresca, hojas de menta, hojas de hierbabuena, yerbabuena
dill | fresh dill (dill), dill, dried dill, dill weed, dill fronds, dill seed | eneldo fresco (eneldo), eneldo, eneldo seco
tarragon | fresh tarragon (tarragon), tarragon, dried tarragon, tarragon leaves | estragón fresco (estragón), estragón
chervil | chervil | perifollo
thyme | fresh thyme (thyme), thyme, dried thyme, thyme leaves, thyme sprigs, lemon thyme, sprigs thyme, sprig thyme, fresh thyme leaves, ground thyme | tomillo fresco (tomillo), tomillo, tomillo seco, ramitas de tomillo, ramita de tomillo
rosemary | fresh rosemary (rosemary), rosemary, dried rosemary, rosemary sprigs, sprigs rosemary, rosemary needles, sprig rosemary | romero fresco (romero), romero, ramita de romero, ramitas de romero, rama de romero, romero seco
sage | fresh sage (sage), sage, sage leaves, dried sage, rubbed sage, ground sage, fresh sage leaves | salvia fresca f (salvia f), salvia, hojas de salvia
oregano | dried oregano (oregano), oregano, fresh oregano, oregano leaves, Mexican oregano | orégano seco (orégano), orégano, orégano fresco
marjoram | dried marjoram (marjoram), marjoram, fresh marjoram, sweet marjoram, dried sweet marjoram | mejorana f, mejorana seca, mejorana fresca
bay-leaf | bay leaf/bay leaves, bay, fresh bay leaves, dried bay leaf | hoja de laurel/hojas de laurel f, laurel, hojitas de laurel
herbes-de-provence | dried mixed herbs+, herbes de Provence, mixed herbs, Italian herbs, Provençal herbs, Italian seasoning, dried herbs, bouquet garni, mixed dried herbs, dried Italian seasoning, dried Italian herbs | hierbas provenzales+ f, hierbas de Provenza, hierbas secas, hierbas italianas, ramillete de hierbas, bouquet garni, condimento italiano
savory | summer savory, winter savory | ajedrea f
lovage | lovage, borage | levístico | contains celery
epazote | epazote | epazote, paico
curry-leaves | curry leaves+, curry leaf, fresh curry leaves | hojas de curry+ f, hojas de curri, hoja de curry
lime-leaves | makrut lime leaves+, lime leaves, kaffir lime leaves, kaffir lime leaf, makrut lime leaf, lime leaf | hojas de lima kaffir+ f, hojas de lima, hoja de lima kaffir
lemongrass | lemongrass, lemon grass, lemongrass stalk, lemongrass paste, lemon balm, lemon verbena | citronela f, hierba limón, limoncillo, hierbaluisa, lemongrass, hierba luisa, toronjil
fenugreek | fenugreek, fenugreek leaves, fenugreek seeds, kasuri methi, methi, dried fenugreek leaves, methi leaves | fenogreco, alholva, semillas de fenogreco, hojas de fenogreco
spices | spices+, spice, whole spices, spice mix, spice blend, seasoning, spice rub, dry rub | especias+ f, especia, mezcla de especias, condimentos, aliños secos
salt | salt, sea salt, table salt, kosher salt, flaky salt, sea salt flakes, rock salt, Himalayan salt, pinch of salt, fine salt, coarse salt, fine sea salt, flaky sea salt, black salt, Maldon salt, seasoned salt, coarse sea salt, flaked sea salt, iodized salt, kosher, fleur de sel, kala namak, low-sodium salt, pink salt | sal f, sal gruesa, sal fina, sal marina, sal gorda, escamas de sal, sal en escamas, sal rosa, pizca de sal, sal de mar, sal del Himalaya, sal Maldon | contains salt
seasoned-salt | seasoning salt, Lawry's seasoned salt, adobo seasoning, all-purpose seasoning, poultry seasoning, chicken seasoning, Old Bay seasoning, Old Bay, Creole seasoning, Cajun seasoning, Cajun spice, taco seasoning, fajita seasoning, steak seasoning, jerk seasoning, barbecue rub, lemon pepper, ranch seasoning, burger seasoning, grill seasoning, Tony Chachere's, sazon, Tajín, taco seasoning mix, jerk spice, fajita mix, montreal steak seasoning | sazonador, condimento para pollo, sazonador cajún, especias cajún, sazón, adobo en polvo, sazonador para tacos, condimento para tacos, sazón completo, sal condimentada, tajín, condimento para arroz, sazonador completo | contains salt; may celery mustard onion garlic
pepper | pepper | pimienta f, pimienta al gusto
black-pepper | ground black pepper (black pepper), black pepper, pepper corns, black peppercorns, cracked black pepper, freshly ground black pepper, ground pepper, freshly ground pepper, cracked pepper, peppercorn, coarse black pepper, freshly cracked black pepper, fresh ground black pepper, green peppercorns, pink peppercorns, mixed peppercorns, whole black peppercorns | pimienta negra molida f (pimienta f), pimienta negra, pimienta molida, pimienta en grano, pimienta negra en grano, granos de pimienta, pimienta recién molida, pimienta negra recién molida, pimienta rosa, pimienta verde, bolas de pimienta | is pepper
white-pepper | white pepper, ground white pepper, white peppercorns | pimienta blanca f, pimienta blanca molida | is pepper
sichuan-pepper | Sichuan peppercorns+, Sichuan pepper, Szechuan peppercorns, Szechuan pepper, Sichuan peppercorn | pimienta de Sichuan f, pimienta de Sechuán
paprika-sweet | sweet paprika, paprika, Hungarian paprika, hot paprika | pimentón dulce, pimentón, páprika, pimentón picante, pimentón molido, ají de color | contains nightshade
paprika-smoked | smoked paprika, pimenton, smoked sweet paprika, sweet smoked paprika, hot smoked paprika | pimentón ahumado, pimentón de la Vera, pimentón dulce ahumado, pimentón dulce de la Vera, páprika ahumada, pimentón picante ahumado | is paprika-sweet
chilli-powder | mild chilli powder (chilli powder), chilli powder, chili powder, cayenne, cayenne pepper, ground cayenne, Kashmiri chilli powder, ancho chile powder, hot chilli powder, chipotle powder, chipotle chili powder, cayenne powder, ground cayenne pepper, red chilli powder, red chili powder, gochugaru, chile powder, Kashmiri chili powder, mild chili powder, ground chipotle, Korean chilli powder | chile en polvo suave (chile en polvo), chile en polvo, cayena, ají molido, pimienta de cayena, cayena molida, chile piquín, guindilla molida, merkén, ají en polvo, gochugaru, pimienta cayena, chile molido, cayena en polvo | contains chilli nightshade
chilli-flakes | chilli flakes+, chili flakes, red pepper flakes, crushed chilli, dried chilli flakes, crushed red pepper, red chilli flakes, Aleppo pepper, pul biber, crushed red pepper flakes, chile flakes, hot pepper flakes, crushed chillies, Aleppo chilli, Korean chilli flakes, red chili flakes, chilli flake | copos de guindilla+, chile en copos, hojuelas de chile, guindilla en escamas, escamas de chile, ají triturado, copos de chile, chile en hojuelas, hojuelas de ají | contains chilli nightshade
cumin | ground cumin (cumin), cumin, cumin seed, cumin powder, nigella seeds, black cumin, jeera, kalonji, black onion seeds, toasted cumin | comino molido (comino), comino, cominos, comino en grano, comino en polvo, semillas de comino, neguilla
caraway | caraway seeds+, caraway, caraway seed, ajwain, carom seeds | alcaravea f, semillas de alcaravea, carvi
coriander-seed | ground coriander, coriander seed, coriander powder, dried coriander | coriandro molido, semillas de cilantro, cilantro molido, semillas de coriandro, cilantro en polvo, cilantro en grano, cilantro seco
turmeric | ground turmeric (turmeric), turmeric, turmeric powder, fresh turmeric, haldi | cúrcuma molida f (cúrcuma f), cúrcuma, cúrcuma en polvo
curry-powder | curry powder, mild curry powder, Madras curry powder, medium curry powder, curry, curry spice, tandoori masala, tikka masala spice, tandoori spice, hot curry powder, chana masala spice, mild curry, chaat masala | curry en polvo, polvo de curry, curry, curri, curry molido, tandoori masala, curry suave | has coriander-seed cumin turmeric fenugreek; contains mustard; made
garam-masala | garam masala, panch phoron, chai spice, masala | garam masala, masala | has coriander-seed cumin cinnamon cardamom clove black-pepper
fennel-seeds | fennel seeds+, fennel seed, fennel powder | semillas de hinojo+ f, hinojo en grano
mustard-seeds | mustard seeds+, mustard seed, mustard powder, English mustard powder, dry mustard, black mustard seeds, ground mustard, brown mustard seeds, mustard oil, dried mustard, dry mustard powder, yellow mustard seed | semillas de mostaza+ f, mostaza en polvo, mostaza en grano seca, granos de mostaza, aceite de mostaza, mostaza molida | contains mustard
saffron | saffron, saffron threads, saffron strands | azafrán, hebras de azafrán, colorante alimentario amarillo, hebras azafrán, colorante para paella
annatto | annatto, achiote, achiote paste, annatto seeds | achiote, pasta de achiote, bijol, onoto
star-anise | star anise, aniseed, anise, anise seed, anise extract, star anise pods | anís estrellado, anís en grano, anís, granos de anís, semillas de anís, matalahúva, matalahúga
clove | cloves+, clove, ground cloves, whole cloves, ground clove | clavos de olor+, clavo de olor, clavo molido, clavos, clavo, clavo de especia, clavo en polvo, clavos de especia
allspice | ground allspice, allspice, allspice berries, pimento berries | pimienta de Jamaica molida f, pimienta de Jamaica, pimienta gorda, pimienta dulce
cinnamon | ground cinnamon (cinnamon), cinnamon, cinnamon powder, cassia, cassia bark, cinnamon sugar | canela molida f (canela f), canela, canela en polvo
cinnamon-stick | cinnamon stick/cinnamon sticks | rama de canela/ramas de canela f, canela en rama, palo de canela, ramita de canela, palito de canela | is cinnamon
nutmeg | ground nutmeg (nutmeg), nutmeg, grated nutmeg, mace, freshly grated nutmeg, ground mace, whole nutmeg | nuez moscada f, nuez moscada rallada, macis, nuez moscada molida, moscada
cardamom | ground cardamom (cardamom), cardamom, green cardamom, cardamom seeds, black cardamom, green cardamom pods, cardamon, elaichi, cardamom pod | cardamomo molido (cardamomo), cardamomo, vainas de cardamomo, cardamomo en polvo
ginger-ground | ground ginger, dried ginger, ginger powder, powdered ginger | jengibre molido, jengibre en polvo, jengibre seco | contains root
mixed-spice | mixed spice, pumpkin pie spice, apple pie spice, gingerbread spice, quatre épices, pumpkin spice | mezcla de especias dulces f, especias para pan de jengibre, cuatro especias | has cinnamon clove
five-spice | Chinese five-spice powder (five-spice powder), five-spice powder, Chinese five spice, five spice | cinco especias chinas+ f, cinco especias, polvo de cinco especias, cinco especias en polvo | has cinnamon clove star-anise
ras-el-hanout | ras el hanout, baharat, advieh, Moroccan spice, za'atar spice mix hot, Lebanese seven spice, seven spice | ras el hanout, baharat, especias moruno, especias para pincho moruno, especias morunas, siete especias | has cumin coriander-seed cinnamon ginger-ground
berbere | berbere, berbere spice | berbere, mezcla berbere | has chilli fenugreek cumin coriander-seed
zaatar | za'atar | za'atar, zátar | has sesame-seeds thyme sumac
dukkah | dukkah | dukkah | has hazelnut sesame-seeds cumin coriander-seed
furikake | furikake, togarashi, shichimi togarashi | furikake, shichimi | has sesame-seeds nori; may fish
sumac | sumac | zumaque, sumac
asafoetida | asafoetida, hing, asafetida | asafétida f | may gluten
juniper | juniper berries+, juniper, juniper berry | bayas de enebro+ f, enebro
liquorice | liquorice root, licorice, liquorice | regaliz, palo dulce
vanilla | vanilla extract (vanilla), vanilla, vanilla essence, vanilla pod, vanilla bean paste, vanilla bean, vanilla paste, pure vanilla extract, vanilla powder, vanilla seeds, vanilla flavouring, vanilla flavoring | extracto de vainilla (vainilla f), vainilla, vaina de vainilla, esencia de vainilla, pasta de vainilla, aroma de vainilla, vainilla en polvo, vainilla líquida, vaina vainilla, esencia vainilla
almond-extract | almond extract, almond essence, bitter almond extract | extracto de almendra, esencia de almendra, aroma de almendra | contains nuts
orange-blossom-water | orange blossom water, rose water, rosewater, orange flower water, lemon extract, orange extract, rose extract, orange essence, lemon oil, orange oil, lemon essence | agua de azahar f*, agua de rosas, aroma de limón, esencia de azahar, aroma de naranja, esencia de limón, extracto de limón
smoke | liquid smoke | humo líquido
msg | MSG, monosodium glutamate, Accent seasoning | glutamato, ajinomoto | contains salt
food-colouring | food colouring, food coloring, red food colouring, gel food coloring, yellow food coloring | colorante alimentario, colorante alimenticio, colorante
mahlab | mahlab, mahleb, tonka bean, sumac berries | mahlab, haba tonka
wasabi | wasabi, wasabi paste | wasabi, pasta de wasabi | contains mustard
horseradish | creamed horseradish (horseradish), horseradish sauce, horseradish cream, creamed horseradish sauce | salsa de rábano picante f (rábano picante), crema de rábano picante, salsa de rábano | contains milk mustard sulphites
horseradish-root | horseradish root (horseradish), horseradish, prepared horseradish, grated horseradish, fresh horseradish | raíz de rábano picante f (rábano picante), rábano picante, raíz fuerte | contains root
shiso | shiso, perilla leaves, perilla, shiso leaves, laksa leaves, Vietnamese mint, Vietnamese coriander, rau ram | shiso, hojas de perilla, cilantro vietnamita
huacatay | huacatay, black mint, hoja santa, papalo, chipilin, loroco, culantro leaves, recao, sawtooth coriander | huacatay, hoja santa, pápalo, chipilín, loroco, recao, pasta de huacatay, hierba santa
guascas | dried guascas+ (guascas+), guascas, gallant soldier | guascas secas+ f (guascas+ f), guascas, hojas de guasca
pandan | pandan, pandan extract, pandan essence | pandan, extracto de pandan
angelica | angelica, candied angelica | angélica f
hops | hops+, hop pellets, Cascade hops, Magnum hops, Saaz hops, Perle hops | lúpulo, lúpulos
bagel-seasoning | everything bagel seasoning, bagel seasoning, everything seasoning | condimento para bagels | has sesame-seeds poppy-seeds garlic-powder onion-powder salt
garlic-salt | garlic salt, onion salt | sal de ajo f, sal de cebolla | has garlic-powder salt; may onion
`);
