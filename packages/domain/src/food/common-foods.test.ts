import { expect, it } from "vitest";
import type { RecipeLanguage } from "../language.ts";
import { findFoods } from "./find-foods.ts";

/** Foods that cooks commonly name, one or more of each family and kitchen. */
const COMMON: Readonly<Record<RecipeLanguage, string>> = {
  en: `
    aduki beans, agave, ajwain, alfalfa, almond milk, amaranth, anchovy, angelica, apple, apricot, arborio,
    arrowroot, artichoke, arugula, asafoetida, asparagus, aubergine, avocado, bacon, bagel, baguette,
    baked beans, baking powder, balsamic vinegar, bamboo shoots, banana, banana blossom, barley, basil,
    bay leaves, bean sprouts, beef, beer, beetroot, bell pepper, biscuits, bison, bitter melon, black beans,
    black garlic, black pudding, blackberries, blue cheese, blueberries, bok choy, borlotti beans, bran,
    brandy, brazil nuts, bread, bream, breadfruit, brie, broad beans, broccoli, broth, brown rice,
    brussels sprouts, buckwheat, bulgur, burrata, butter, butter beans, buttermilk, butternut squash, cabbage,
    calamari, camembert, candied peel, cannellini beans, cantaloupe, capers, caramel, caraway, cardamom, carp,
    carrots, cashews, cassava, catfish, cauliflower, caviar, cavolo nero, cayenne, celeriac, celery, chard,
    cheddar, cheese, cherries, chervil, chestnuts, chia, chicken, chicken livers, chickpeas, chicory, chilli,
    chives, chocolate, chorizo, cider, cilantro, cinnamon, clams, clementine, clotted cream, cloves, cockles,
    cocoa, coconut, cod, coffee, collards, condensed milk, coriander, corn, cornflakes, cornflour,
    cottage cheese, courgette, couscous, crab, crackers, cranberries, crayfish, cream, cream cheese,
    creme fraiche, cress, croissant, cucumber, cumin, currants, curry powder, custard, cuttlefish, daikon,
    dandelion, dates, dill, dragon fruit, duck, durian, edamame, eel, egg, eggplant, elderflower, emmental,
    endive, evaporated milk, farro, fava beans, fennel, fenugreek, feta, figs, filo, fish, fish sauce,
    five spice, flaxseed, flour, focaccia, fontina, freekeh, fromage frais, galangal, gammon, garam masala,
    garlic, gelatine, gherkins, ghee, gin, ginger, gnocchi, goat, goat cheese, golden syrup, goose,
    gooseberries, gorgonzola, gouda, granola, grapefruit, grapes, green beans, grits, grouse, gruyere, guava,
    guinea fowl, haddock, hake, halibut, halloumi, ham, haricot beans, harissa, hazelnuts, hearts of palm,
    hemp seeds, herring, hominy, honey, horseradish, hot dogs, hummus, iceberg, icing sugar, jackfruit, jam,
    jerusalem artichoke, jicama, juniper, kale, kefir, ketchup, kidney beans, kidneys, kimchi, kippers, kiwi,
    kohlrabi, kombu, kumquat, lamb, langoustine, lard, lasagne, leeks, lemon, lemongrass, lentils, lettuce,
    lime, linguine, liver, lobster, lychee, macadamia, macaroni, mackerel, malt vinegar, mango, maple syrup,
    margarine, marjoram, marmalade, marmite, marrow, marshmallows, marzipan, mascarpone, matzo, mayonnaise,
    melon, milk, millet, mince, mint, mirin, miso, molasses, monkfish, mozzarella, mung beans, mushrooms,
    mussels, mustard, mutton, naan, nashi, nectarine, nettles, noodles, nori, nutella, nutmeg, oats, octopus,
    okra, olive oil, olives, onion, orange, oregano, orzo, ostrich, oxtail, oysters, paneer, panko, papaya,
    paprika, parmesan, parsley, parsnip, partridge, passion fruit, pasta, pastrami, peach, peanut butter,
    peanuts, pear, peas, pecans, pecorino, pepper, peppercorns, perch, persimmon, pesto, pheasant, pickles,
    pigeon, pike, pine nuts, pineapple, pinto beans, pistachios, pitta, plaice, plantain, plum, polenta,
    pollock, pomegranate, popcorn, poppy seeds, pork, port, potatoes, poussin, prawns, prosciutto, prunes,
    pumpkin, purslane, quail, quince, quinoa, rabbit, radicchio, radish, raisins, ramen, rapeseed oil,
    raspberries, red cabbage, red snapper, redcurrants, rhubarb, rice, rice noodles, rice paper, ricotta,
    rocket, rosemary, rosewater, rum, rye, saffron, sage, salami, salmon, salsify, salt, samphire, sardines,
    sauerkraut, sausages, savoy cabbage, scallops, sea bass, seaweed, seitan, semolina, sesame, shallots,
    sherry, shiitake, shiso, shrimp, skate, skyr, smoked salmon, snails, soda bread, sole, sorrel, soy sauce,
    spaghetti, spelt, spinach, spirulina, split peas, spring onions, squid, star anise, stilton, stock cubes,
    strawberries, suet, sugar, sultanas, sumac, swede, sweet potato, sweetbreads, sweetcorn, swordfish,
    tabasco, tahini, tamari, tamarind, tapioca, taro, tarragon, tea, tempeh, thyme, tilapia, tofu, tomatoes,
    tortillas, treacle, tripe, trout, truffle, tuna, turbot, turkey, turmeric, turnip, vanilla, veal, venison,
    vermicelli, vinegar, vodka, walnuts, wasabi, water chestnuts, watercress, watermelon, wheat, whelks,
    whipped cream, whiskey, white chocolate, whiting, wild garlic, wine, worcestershire sauce, yam, yeast,
    yoghurt, yuca, yuzu, za'atar, zucchini, gochujang, furikake, mochi, dashi, natto, ponzu, sriracha,
    chipotle, epazote, tomatillos, nopales, plantains, salt beef, biltong, halva, labneh, dukkah, molokhia,
    ackee, callaloo, scotch bonnet, allspice, sorghum, teff, injera, berbere, fufu, garri, egusi, palm oil,
    stockfish, ogbono, curry leaves, amchur, jaggery, idli, dosa, urad dal, papad, poppadoms, chapati, roti,
    bhindi, karela, methi, lotus root, bean curd, wood ear, goji, lap cheong, chinese sausage, oyster sauce,
    hoisin, wonton wrappers, rice vinegar, shaoxing wine, pandan, kecap manis, laksa paste, sambal, belacan,
    banana leaf, spam, velveeta, ranch dressing, graham crackers, crawfish, andouille, tasso, corned beef, lox,
    schmaltz, gefilte fish, challah, kasha, pierogi, kielbasa, smetana, vegemite, kangaroo, crocodile, emu,
    barramundi, macadamias, insects, crickets, hare, wild boar, elderberries, sloes, rosehips, damsons,
    medlars, crab apples, mincemeat, black treacle, custard powder, bovril, gravy, mint sauce,
    horseradish sauce, piccalilli, scampi, whitebait, jellied eels, haggis, lava bread, laverbread
  `,
  es: `
    aceite de oliva, aceite de girasol, aceitunas, acelgas, achicoria, achiote, aguacate, ajo, ajonjolí,
    albahaca, albaricoque, albóndigas, alcachofas, alcaparras, alga nori, alioli, almejas, almendras, almíbar,
    alubias, anacardos, anchoas, anguila, anís, apio, arándanos, arenque, arepas, arroz, arroz integral,
    arvejas, atún, auyama, avellanas, avena, azafrán, azúcar, azúcar glas, azúcar moreno, bacalao, bacon,
    batata, bechamel, berberechos, berenjena, berros, berza, besugo, betabel, bicarbonato, bimi, bizcochos,
    bogavante, bonito del norte, boniato, boquerones, brandy, brócoli, bresaola, brotes de soja, buey de mar,
    butifarra, caballa, cacahuetes, cacao, café, calabacín, calabaza, calamares, caldo de pollo, callos,
    camarones, camote, canela, cangrejo, canónigos, caracoles, caramelo, cardamomo, cardo, carne, carne picada,
    caqui, castañas, cava, cayena, cebada, cebolla, cebolleta, cebollino, cecina, centeno, cerdo, cerezas,
    cerveza, champiñones, chayote, chícharos, chicharrones, chile, chipirones, chirimoya, chirivía, chocolate,
    choclo, chorizo, chuletas, cigalas, cilantro, ciruelas, clavo, clementinas, cochinillo, coco, codorniz,
    cogollos, col, col china, coles de Bruselas, coliflor, colinabo, comino, conejo, congrio, coñac, cordero,
    corvina, costillas, crema de leche, cuajada, cúrcuma, curry, cuscús, dátiles, dorada al horno,
    dulce de leche, dulce de membrillo, durazno, edamame, ejotes, elote, embutido, endibias, eneldo, escarola,
    espaguetis, espárragos, espelta, espinacas, estragón, fabes, faisán, fideos, filetes de ternera, flan,
    foie, frambuesas, fresas, frijoles, frutos secos, fuet, galletas, gambas, garbanzos, gelatina,
    germen de trigo, ginebra, granada, grelos, grosellas, guacamole, guanábana, guayaba, guindilla, guisantes,
    habas, hamburguesa, harina, harina de maíz, helado, hierbabuena, hígado, higos, hinojo, hojaldre, huacatay,
    huevas, huevos, huitlacoche, jabalí, jamón, jengibre, jicama, jitomate, judías verdes, judías blancas,
    kéfir, ketchup, kiwi, langosta, langostinos, laurel, leche, leche condensada, leche evaporada, lechuga,
    lenguado, lentejas, levadura, licor, lima, limón, limones, lombarda, lomo, longaniza, lubina, macarrones,
    maicena, maíz, malanga, mandarina, mango, maní, manteca, mantequilla, manzana, maracuyá, margarina,
    mariscos, mayonesa, mazapán, mejillones, melaza, melocotón, melón, membrillo, menta, merluza, mermelada,
    miel, mijo, mole, morcilla, mora, mortadela, mostaza, mozzarella, nabo, naranja, nata, navajas, nécoras,
    nectarina, níscalos, níspero, nopal, nueces, nuez moscada, ñame, ñoquis, ñora, olluco, orégano, orejones,
    ostras, palmitos, palomitas, palta, pan, pan rallado, panceta, panela, papas, papaya, paprika, parmesano,
    pasas, pasta, patatas, patata, paté, pato, pavo, pepinillos, pepino, pera, percebes, perdiz, perejil,
    pescado, pescadilla, pez espada, pichón, pimentón, pimienta, pimientos, pimientos del piquillo, piña,
    piñones, pistachos, pita, plátano, pollo, polenta, pomelo, porotos, puerro, pulpo, quesillo, queso,
    queso azul, queso crema, queso fresco, quinoa, quinua, rábano, rape, rebozuelos, regaliz, remolacha,
    repollo, requesón, res, riñones, rodaballo, romero, ron, rúcula, ruibarbo, sal, salchichas, salmón,
    salmonete, salsa de soja, salsa de tomate, salvia, sandía, sardinas, sémola, sepia, sésamo, setas, sidra,
    sobrasada, soja, solomillo, surimi, tamarindo, tapioca, ternera, tilapia, tocino, tofu, tomate, tomillo,
    tortillas de maíz, trigo, trigo sarraceno, trucha, trufa, turrón, uvas, vainilla, ventresca, verdolagas,
    vermut, vieiras, vinagre, vino, vodka, whisky, yema, yogur, yuca, zanahoria, zapallo, zumo de limón,
    chimichurri, mate, ají amarillo, rocoto, cuy, lúcuma, chuño, mote, arracacha, guascas, hogao, patacones,
    tostones, yautía, culantro, recao, sofrito, gandules, quimbombó, malta, casabe, loroco, chipilín,
    flor de calabaza, queso oaxaca, crema mexicana, chapulines, chorizo verde, epazote, hoja santa, tequila,
    mezcal, xoconostle, piloncillo, cajeta, amaranto, chía, jamaica, tejocote, calçots, fideuá, horchata,
    garrofón, ajetes, habitas, pochas, verdinas, kokotxas, txangurro, idiazabal, piparras, torreznos, botillo,
    androlla, lacón, tetilla, pimientos de padrón, zamburiñas, centollo
  `,
};

it.each(["en", "es"] as const)("finds every common food in %s", (language) => {
  const names = COMMON[language].split(/[,\n]/).map((name) => name.trim());
  const unknown = names.filter((name) => name !== "" && findFoods(name, language).length === 0);
  expect(unknown).toEqual([]);
});

it.each(["en", "es"] as const)("finds the same foods in capitals and without accents in %s", (language) => {
  const idsOf = (text: string) => findFoods(text, language).map(({ food }) => food.id);
  const names = COMMON[language].split(/[,\n]/).map((name) => name.trim());
  expect(names.filter((name) => idsOf(name).join(" ") !== idsOf(name.toUpperCase()).join(" "))).toEqual([]);
});
