import { foodTable } from "../food.ts";

/** Pasta, noodles, bread, pastry and biscuits. */
export const PASTA_AND_BREAD = foodTable(`
pasta | pasta, dried pasta, cooked pasta, wholewheat pasta, pasta shapes, whole wheat pasta, wholemeal pasta, leftover pasta, soup pasta, elbow pasta, short pasta | pasta f, pasta seca, pasta integral, pasta cocida, pasta corta, pasta larga | has wheat
fresh-pasta | fresh pasta, egg pasta, fresh egg pasta | pasta fresca f, pasta al huevo, pasta fresca al huevo | is pasta; has egg
spaghetti | spaghetti, bucatini, angel hair pasta, capellini, spaghettini, angel hair | espaguetis+, espagueti, spaghetti, espaguetis integrales, espaguettis, tallarines secos | is pasta
linguine | linguine+, linguini | linguine+, lingüine | is spaghetti
penne | penne, rigatoni, ziti, mezze maniche, penne pasta, paccheri, tortiglioni | macarrones+, macarrón, penne, rigatoni, plumas de pasta, mostaccioli | is pasta
macaroni | elbow macaroni (macaroni), macaroni | coditos+, macarrones cortos, codos de pasta | is pasta
fusilli | fusilli, pasta spirals, rotini, farfalle, pasta bows, conchiglie, pasta shells, cavatappi, gemelli, bow tie pasta, jumbo shells, casarecce, campanelle | espirales de pasta+ f (espirales+ f), espirales, hélices, fusilli, lacitos, farfalle, conchas de pasta, caracolas, pajaritas, tornillos, moñitos | is pasta
orecchiette | orecchiette+ | orecchiette+ f | is pasta
tagliatelle | egg tagliatelle (tagliatelle), tagliatelle, fettuccine, pappardelle, fettucine, fettuccini | tallarines al huevo+ (tallarines+), tallarines, tallarín, cintas, tagliatelle, fettuccine, pappardelle, cintas al huevo | is fresh-pasta
orzo | orzo, risoni, ditalini, small pasta, fregola, acini di pepe, alphabet pasta, stelline | pasta orzo f, risoni, puntalette, maravilla de pasta, estrellitas, letras de pasta, orzo | is pasta
lasagne-sheets | lasagne sheets+, lasagna noodles, lasagne, lasagna sheets, lasagna, oven-ready lasagna noodles | placas de lasaña+ f, láminas de lasaña, pasta para lasaña, placas para lasaña, lasaña | is pasta; may egg
cannelloni | cannelloni, manicotti | canelones+, placas de canelones, canelón, láminas de canelones | is pasta
ravioli | ravioli, tortellini, stuffed pasta, agnolotti, filled pasta, pierogi, tortelloni | raviolis+, tortellini, pasta rellena, ravioles, sorrentinos, capeletis, tortelinis | is fresh-pasta; has ricotta parmesan; made
gnocchi | fresh potato gnocchi+ (gnocchi+), gnocchi, potato gnocchi | ñoquis de patata frescos+ (ñoquis+), ñoquis, gnocchi, ñoqui, ñoquis de papa | has potato flour egg; made
vermicelli | vermicelli pasta, vermicelli, noodle soup pasta, fideo | fideos finos+, fideos cabellín, fideos, fideo, fideos cabello de ángel | is pasta
fideua-noodles | fideuá noodles+, thick short noodles | fideos de fideuá+, fideos gruesos, fideos para fideuá, fideuá | is pasta
pasta-gluten-free | gluten-free pasta, gluten-free spaghetti, gluten-free penne, corn pasta, rice pasta, chickpea pasta, lentil pasta, gluten-free macaroni, red lentil pasta, gluten-free penne pasta, gluten-free pasta shapes | pasta sin gluten f, pasta de maíz, pasta de arroz, pasta de lentejas, pasta de garbanzos, espaguetis sin gluten, macarrones sin gluten | contains starch
lasagne-sheets-gluten-free | gluten-free lasagne sheets+ | placas de lasaña sin gluten+ f, láminas de lasaña sin gluten | contains starch
lasagne-sheets-egg-free | egg-free lasagne sheets+, vegan lasagne sheets | placas de lasaña sin huevo+ f, placas de lasaña veganas | has wheat
noodles | noodles+, noodle, wheat noodles, chow mein noodles, lo mein noodles, chow mein, dried noodles, hokkien noodles, stir-fry noodles | fideos chinos+, noodles, fideos orientales, tallarines chinos | contains gluten wheat grain starch; may egg
egg-noodles | egg noodles+ (noodles+), egg noodle, medium egg noodles, wide egg noodles | fideos de huevo+ (fideos+), fideos al huevo, noodles de huevo | is noodles; has egg
ramen-noodles | ramen noodles+, ramen, instant noodles, instant ramen | fideos ramen+, ramen, fideos instantáneos, fideos para ramen | is noodles
udon | udon noodles+, udon | fideos udon+, udon | is noodles
soba | soba noodles+, soba | fideos soba+, soba | is noodles; has buckwheat
rice-noodles | rice noodles+, rice noodle, rice vermicelli, rice sticks, pad thai noodles, flat rice noodles, vermicelli rice noodles, rice vermicelli noodles, brown rice noodles | fideos de arroz+, tallarines de arroz, noodles de arroz, vermicelli de arroz, fideos de arroz planos | has rice
glass-noodles | glass noodles+, cellophane noodles, mung bean noodles, bean thread noodles, sweet potato noodles, bean vermicelli | fideos de cristal+, fideos de soja, fideos celofán, fideos transparentes | has mung-beans
shirataki | shirataki noodles+, konjac noodles, konjac, shirataki | fideos shirataki+, konjac, fideos konjac
bread | crusty bread (bread), bread, toast, sourdough, sourdough bread, baguette, ciabatta, white bread, stale bread, bread slices, French bread, French stick, crusty loaf, farmhouse loaf, country bread, wholemeal bread, sandwich bread, sliced bread, Italian bread, rustic bread, day-old bread, granary bread, whole wheat bread, bread roll dough, challah rolls, Texas toast, garlic bread base, bruschetta, white sandwich bread, wholewheat bread, multigrain bread, crostini, bread cubes, tiger bread, bloomer, soda bread, bread loaf | pan, panes, tostada, tostadas, barra de pan, hogaza, pan de masa madre, baguette, chapata, pan de molde, pan integral, pan duro, rebanadas de pan, rebanada de pan, pan del día anterior, pan de pueblo, pan blanco, miga de pan, pan lactal, marraqueta, pan tostado, pan candeal, pan francés, bolillo, bolillos, telera, pan de caja, mollete, molletes, barra rústica, pan rústico, pan bimbo, rodajas de pan, pan asentado | has wheat; contains salt; made
rye-bread | rye bread, pumpernickel, dark rye bread, rye crispbread | pan de centeno | has rye wheat; made
brioche | brioche, challah, milk bread, Hawaiian rolls, panettone, babka, hot cross buns, brioche loaf | brioche, pan brioche, roscón, pan de leche, panettone, trenza dulce, ensaimada, medialunas, pan dulce | has wheat egg butter milk sugar; made
bread-gluten-free | gluten-free bread, gluten-free loaf, gluten-free sandwich bread, gluten-free toast | pan sin gluten, pan de molde sin gluten, tostadas sin gluten, pan de maíz sin gluten | contains starch; may egg; made
corn-bread | cornbread, corn bread | pan de maíz, broa | has polenta flour egg milk; made
focaccia | focaccia | focaccia f | is bread; made
garlic-bread | garlic bread | pan de ajo | is bread; has butter garlic; made
pitta | pitta bread/pitta breads, pitta, pita, pita bread, pita pockets, wholemeal pitta | pan de pita/panes de pita, pita, pitas, pan pita | is flatbread; made
pitta-gluten-free | gluten-free pitta breads+ | panes de pita sin gluten+ | contains starch; may egg; made
naan | naan/naans, naan bread, garlic naan, nan bread, mini naan | naan/naans, pan naan | is flatbread; has yoghurt milk; made
flatbread | flatbread/flatbreads, flat bread, lavash, chapati, roti, paratha, piadina, khobz, chapatti | pan plano/panes planos, torta de pan, chapati, lavash, roti, paratas, torta de gazpacho, tortas de gazpacho, tortas cenceñas | has wheat; made
pizza-base | pizza dough, pizza base, pizza crust, ready-made pizza dough | masa de pizza f, base de pizza, masa para pizza, bases de pizza, pizza | has wheat; made
bread-dough | bread dough | masa de pan f, masa para pan | has wheat; made
bun | burger bun/burger buns, bun, bread roll, rolls, hamburger bun, hot dog bun, dinner rolls, bap, soft rolls, sub rolls, hoagie rolls, kaiser rolls, finger rolls, ciabatta roll, crusty roll, slider bun, submarine roll | pan de hamburguesa/panes de hamburguesa, panecillo, panecillos, bollo, bollos, pan de perrito, panes de perrito, bollo de pan, pan para hamburguesa, mediasnoches, pan de hot dog, pebete | has wheat; may sesame; made
brioche-bun | brioche bun/brioche buns, brioche rolls, brioche burger buns | pan brioche de hamburguesa/panes brioche de hamburguesa, bollo brioche, panecillos de brioche | is brioche; made
bao-bun | bao bun/bao buns, bao, mantou, steamed bun | pan bao/panes bao, bao, baos, mantou | has wheat; made
bun-gluten-free | gluten-free bun/gluten-free buns, gluten-free burger bun, gluten-free rolls | panecillo sin gluten/panecillos sin gluten, pan de hamburguesa sin gluten | contains starch; may egg; made
bagel | bagel/bagels | bagel/bagels | has wheat; made
english-muffin | English muffin/English muffins, crumpet | muffin inglés/muffins ingleses, crumpets | has wheat milk; made
croissant | croissant/croissants, Danish pastry, pain au chocolat, crescent rolls, crescent roll dough | cruasán/cruasanes, croissant, croissants, napolitana de chocolate, cuernito, cuernitos | has wheat butter milk egg; made
pretzel | pretzel/pretzels, pretzel sticks | pretzel/pretzels, lazos salados | has wheat; contains salt; made
tortilla-corn | corn tortilla/corn tortillas, tortilla, soft corn tortillas | tortilla de maíz/tortillas de maíz f, tortillas mexicanas, tortillas para tacos | has masa-harina; made
tortilla-flour | flour tortilla/flour tortillas, wraps, tortilla wrap, wheat tortilla, wholemeal wraps | tortilla de trigo/tortillas de trigo f, tortillas de harina, tortilla de harina, wraps, tortillas para fajitas | has wheat; made
tortilla-gluten-free | gluten-free tortillas+ | tortillas de trigo sin gluten+ f | contains starch; made
taco-shells | taco shells+, taco shell, tostada shells, hard taco shells | conchas de taco+ f, tostadas de maíz, tortillas para tacos crujientes | has corn
tortilla-chips | tortilla chips+, corn chips, nachos, Doritos, totopo, tortilla chip | totopos+, nachos, nacho, chips de maíz, triángulos de maíz | has corn; contains salt
arepa | arepa/arepas | arepa/arepas f | has masa-harina; made
crackers | crackers+, cream crackers, cracker, water biscuits, crispbread, oyster crackers, saltine crackers, soda crackers, Ritz crackers, matzo, matzah, matzo meal, melba toast, oatcakes, breadsticks, grissini, saltine | galletas saladas+ f, crackers, galletas de agua, biscotes, biscote, colines, regañás, galletas de soda, grisines, tostadas de pan seco, palitos de pan | has wheat; contains salt; made
biscuits | biscuits+, biscuit, cookie, digestive biscuits, digestive, rich tea biscuits, shortbread, shortbread biscuits, shortbread cookies, graham cracker crumbs, graham cracker, vanilla wafers, gingernuts, ginger biscuits, ginger nuts, gingersnaps, Oreo cookies, speculoos, Biscoff, Lotus biscuits, Nilla wafers, amaretti shortbread, biscuit crumbs, Speculoos cookies, Biscoff cookies, bourbon biscuits, chocolate biscuits, wafer, Oreo, graham cracker crust, custard creams, hobnobs, ginger nut biscuits | galletas+ f, galleta, galletas María, galletas digestive, galletas tipo maría, galletas Oreo, galletitas, galletas de mantequilla, barquillos, neulas, obleas dulces, galletas de chocolate | has flour butter sugar; may milk egg; made
biscuits-gluten-free | gluten-free biscuits+ | galletas sin gluten+ f | contains starch sugar milk; may egg
gingerbread | gingerbread, gingerbread cookies | pan de jengibre, pan de especias | has flour egg butter sugar ginger-ground; made
amaretti | amaretti, amaretti biscuits, macaroons, macarons, ratafia biscuits | amaretti, macarons, mostachones | has almond egg-white sugar; made
ladyfingers | ladyfingers+, sponge fingers, savoiardi, boudoir biscuits, ladyfinger, trifle sponges, lady fingers | bizcochos de soletilla+, soletillas, savoiardi, melindros, plantillas, vainillas, bizcocho de soletilla, soletilla | has flour egg sugar
sponge-cake | sponge cake, cake, pound cake, angel food cake, Madeira cake, Victoria sponge, cake crumbs, genoise, muffin, cake layers, Swiss roll, doughnut, waffle, madeleines, cupcake, donut | bizcocho/bizcochos, plancha de bizcocho, magdalenas, magdalena, sobaos, tarta, pastel, bizcochuelo, queque, ponqué, rosquillas, rosquilla, gofres, donuts, gofre, pionono | has flour egg sugar butter milk; made
puff-pastry | puff pastry, ready-rolled puff pastry, all-butter puff pastry, frozen puff pastry, sheet of puff pastry, rough puff pastry, puff pastry sheets, vol-au-vent cases, vol-au-vents | hojaldre, masa de hojaldre, lámina de hojaldre, masa hojaldrada, plancha de hojaldre, hojaldres, volovanes, volován | has wheat butter
puff-pastry-gluten-free | gluten-free puff pastry | hojaldre sin gluten, masa de hojaldre sin gluten | contains starch milk
vegan-puff-pastry | vegan puff pastry, dairy-free puff pastry | hojaldre vegano, hojaldre sin mantequilla | has wheat
shortcrust-pastry | shortcrust pastry, pie crust, pie dough, pastry, pastry case, tart shell, sweet pastry, pastry dough, tart case, shortcrust, pie shell, pastry shell, pie pastry, unbaked pie crust, tart dough, pâte sucrée, pate brisee | masa quebrada f, pasta quebrada, masa brisa, masa brisée, pasta brisa, base de tarta, masa para tarta, masa sablée, masa de tarta | has flour butter; may egg; made
shortcrust-pastry-gluten-free | gluten-free shortcrust pastry, gluten-free pastry, gluten-free pie crust | masa quebrada sin gluten f, pasta quebrada sin gluten, masa brisa sin gluten | contains starch milk; may egg
filo-pastry | filo pastry, phyllo dough, filo, phyllo pastry, brick pastry, phyllo, filo sheets, kataifi, phyllo sheets, feuilles de brick | pasta filo f, masa filo, pasta brick, hojas de brick, masa brick, masa philo, obleas de pasta brick | has wheat
choux-pastry | choux pastry, profiteroles, eclairs, choux buns | pasta choux f, profiteroles, petit choux, masa choux, bomba de crema | has flour egg butter; made
empanada-dough | empanada dough, empanada wrappers, empanada discs | masa de empanadillas f, obleas de empanadilla, masa para empanadas, tapas para empanadas, obleas para empanadillas, tapas de empanada, masa de empanada, discos de empanada | has wheat; may animal-fat; made
empanada-dough-vegetable | empanada dough with vegetable fat, vegan empanada dough, empanada discs with vegetable fat | masa de empanadillas con grasa vegetal f, tapas para empanadas veganas, masa para empanadas vegana | has wheat; made
empanada-dough-gluten-free | gluten-free empanada dough, gluten-free empanada discs | masa de empanadillas sin gluten f, tapas para empanadas sin gluten, obleas sin gluten | contains starch; may egg milk
wonton-wrappers | wonton wrappers+, dumpling wrappers, gyoza wrappers, wonton skins, wonton wrapper, potsticker wrappers, gyoza skins | obleas de wonton+ f, masa de gyozas, obleas de gyoza, masa wonton, masa para wonton, pasta wonton | has wheat; may egg
spring-roll-wrappers | spring roll wrappers+, egg roll wrappers, lumpia wrappers, spring roll pastry | obleas para rollitos de primavera+ f, masa de rollitos de primavera, masa para rollitos | has wheat
dumplings | dumplings+, gyoza, potstickers, dim sum, samosas, dumpling, wonton, spring roll | gyozas+ f, empanadillas chinas, empanadillas, dumplings, rollitos de primavera, samosas, empanadilla, wonton | has wheat; may pork crustaceans; made
yorkshire-pudding | Yorkshire pudding/Yorkshire puddings | pudin de Yorkshire/pudines de Yorkshire | has flour egg milk; made
stuffing | stuffing, stuffing mix, sage and onion stuffing, stuffings | relleno de pan, relleno para pavo | has bread onion sage; made
communion-wafer | edible wafers+, edible rice paper, wafer paper, communion wafer, communion wafers | obleas+ f, oblea, hostia, hostias | contains starch; may gluten
injera | injera | injera f | has teff; may gluten; made
dosa | dosa, dosas, idli, idlis, uttapam, dosa batter | dosa f, idli | has rice urad-dal; made
poppadoms | poppadoms+, poppadom, papad, papadums, papadum | papadams+, papadam, papad | has urad-dal; contains salt
`);
