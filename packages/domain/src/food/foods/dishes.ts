import { foodTable } from "../food.ts";

/**
 * Dishes, and names with another everyday meaning, that recipes have among their ingredients. Requests do not read them as
 * foods: who names one asks for the dish.
 */
export const DISHES = foodTable(`
roux | roux | roux | has flour butter; made; in-recipes
white-butter | beurre blanc | beurre blanc, salsa de mantequilla blanca | has butter white-wine shallot; made; in-recipes
rice-pudding | rice pudding | arroz con leche | has rice milk sugar; may egg; made; in-recipes
junket | junket | leche cuajada f, cuajada casera | has milk rennet sugar; made; in-recipes
panna-cotta | panna cotta | panna cotta f, panacota | has cream gelatine sugar; made; in-recipes
lactose-powder | lactose powder, lactose | lactosa en polvo f, lactosa | contains milk lactose sugar; in-recipes
mato | fresh Catalan cheese | mató | is fresh-cheese; in-recipes
creamed-spinach | creamed spinach | espinacas a la crema+ f | has spinach cream butter; made; in-recipes
buttered-crumbs | buttered crumbs+, buttery crumbs, buttered breadcrumbs | pan rallado con mantequilla | has breadcrumbs butter; made; in-recipes
cheese-topping | cheesy topping, cheese topping | cobertura de queso f | has cheese; made; in-recipes
croquettes | croquettes+, croquette | croquetas+ f, croqueta | has bechamel breadcrumbs egg; may pork poultry fish crustaceans; made; in-recipes
lard-cakes | lard shortbread | mantecados+, mantecado, polvorones, polvorón | has flour lard sugar almond; may egg milk sesame; made; in-recipes
pavlova | pavlova | pavlova f | is meringue; has cream; made; in-recipes
omelette | omelette, omelet, omelette strips, frittata, French omelette | tortilla francesa f, frittata, tiras de tortilla | has egg; made; in-recipes
spanish-omelette | Spanish omelette, potato omelette, Spanish tortilla | tortilla de patatas f, tortilla de patata, tortilla española, tortilla de papas, pincho de tortilla | has egg potato oil; may onion; made; in-recipes
pancakes | pancakes+, pancake, crêpes, crêpe, blinis | tortitas+ f, crepes, crepe, crepas, panqueques, panqueque, blinis, filloas, frixuelos | has flour egg milk; made; in-recipes
creme-brulee | crème brûlée, burnt cream | crema catalana f, crème brûlée | has egg-yolk cream sugar; made; in-recipes
zabaglione | zabaglione, sabayon, zabaione | sabayón, zabaglione | has egg-yolk sugar port; made; in-recipes
tamago | tamagoyaki, tamago, Japanese omelette | tamagoyaki, tamago, tortilla japonesa | has egg sugar; may soy gluten fish; made; in-recipes
gribiche | sauce gribiche, gribiche | salsa gribiche f | has egg oil mustard gherkin capers; made; in-recipes
flan | crème caramel, flan | flan/flanes, flan de huevo | has egg milk sugar; made; in-recipes
russian-salad | Russian salad, Olivier salad | ensaladilla rusa f, ensaladilla | has potato carrot peas mayonnaise egg tinned-tuna; made; in-recipes
torrijas | torrijas+, French toast | torrijas+ f, torrija | has bread milk egg sugar cinnamon; made; in-recipes
fritters | fritters+, beignets | buñuelos+, buñuelo | has flour egg; may milk fish; made; in-recipes
scrambled-eggs | scrambled eggs+ | revuelto, revuelto de huevo, huevos revueltos | has egg; made; in-recipes
churros | churros+, churro | churros+, churro, porras | has flour oil; may egg; made; in-recipes
iced-meringue-milk | meringue milk | leche merengada f | has milk egg-white sugar cinnamon; made; in-recipes
punch | egg punch | ponche | is alcohol; may egg milk; made; in-recipes
bread-snacks | bread snacks+ | picos+, picos de pan, piquitos de pan, rosquilletas, rosquilleta, tostas, tosta, regañás de pan | is bread; in-recipes
fried-crumbs | fried bread crumbs+ | migas extremeñas+ f, migas manchegas, migas de pastor | has bread garlic oil; may pork; made; in-recipes
empanada | empanada/empanadas, pasty, Cornish pasty | empanada/empanadas f, empanada gallega | has flour oil onion; may egg milk meat pork beef fish; made; in-recipes
bakewell-tart | Bakewell tart, Bakewell slices | tarta Bakewell f | has shortcrust-pastry almond egg jam sugar; made; in-recipes
orgeat | orgeat, orgeat syrup | orgeat, jarabe de almendras, horchata de almendras | has almond sugar; in-recipes
carrot-cake | carrot cake | tarta de zanahoria f, pastel de zanahoria | has carrot flour egg sugar oil; may nuts milk; made; in-recipes
almond-cake | Spanish almond cake | tarta de Santiago f | has almond egg sugar lemon; made; in-recipes
ajoblanco | ajoblanco, white gazpacho | ajoblanco, ajo blanco | has almond bread garlic oil vinegar; made; in-recipes
almond-brittle | almond brittle, crocanti | crocanti, guirlache, crocante de almendra | has almond sugar; made; in-recipes
almond-sweets | almond sweets+, ricciarelli | panellets+, panellet, almendrados, almendrado, carbayones, carbayón | has almond sugar egg; may gluten; made; in-recipes
nut-paste | Catalan nut paste | picada catalana f | has almond hazelnut garlic bread parsley; made; in-recipes
brazils | Brazils+ | coquito/coquitos | is brazil-nut; in-recipes
isinglass | isinglass | ictiocola f | is fish; contains gelatine; in-recipes
bouillabaisse | bouillabaisse, fish soup | bullabesa f, sopa de pescado | has fish-stock tomato onion garlic; contains fish; may crustaceans molluscs; made; in-recipes
puttanesca | puttanesca sauce, puttanesca | salsa puttanesca f, puttanesca | has tomato anchovies olives capers garlic chilli; made; in-recipes
arrabbiata | arrabbiata | arrabbiata f | is tomato-sauce; has chilli; in-recipes
megrim | megrim, megrim sole | gallo/gallos | is white-fish; in-recipes
pomfret | pomfret, ray's bream | palometa f, japuta | is white-fish; in-recipes
esqueixada | salt cod salad, esqueixada | esqueixada f | has salt-cod tomato onion olives; made; in-recipes
brandade | brandade | brandada f, brandada de bacalao | has salt-cod oil garlic; may milk; made; in-recipes
marmitako | tuna and potato stew | marmitako, marmitaco, sorropotún | has tuna potato green-pepper onion; made; in-recipes
salpicon | seafood salad | salpicón, salpicón de marisco | has seafood onion peppers vinegar; made; in-recipes
xo-sauce | XO sauce | salsa XO f | has scallop dried-shrimp cured-ham chilli garlic shallot oil; may soy gluten; in-recipes
char-siu-sauce | char siu sauce | salsa char siu f | has hoisin soy-sauce honey; in-recipes
char-siu | char siu, char siu pork, Chinese barbecue pork | char siu, cerdo char siu | is pork; has soy-sauce honey; may sesame alcohol; in-recipes
waldorf-salad | Waldorf salad | ensalada Waldorf f | has apple celery walnut mayonnaise; made; in-recipes
bloody-mary-mix | Bloody Mary mix | mezcla para Bloody Mary f | has tomato celery-seed worcestershire hot-sauce lemon; in-recipes
pastrami-rub | pastrami rub, pastrami spice | especias para pastrami+ f | has coriander-seed black-pepper mustard-seeds garlic-powder; in-recipes
everything-bagel | everything bagel/everything bagels | bagel de semillas/bagels de semillas | is bagel; has bagel-seasoning; in-recipes
pigs-in-blankets | pigs in blankets+ | salchichas envueltas en beicon+ f | has sausage bacon; in-recipes
haslet | haslet, faggots, faggot | fiambre de cerdo con pan | is pork; has breadcrumbs onion sage; may offal; in-recipes
boudin | boudin, boudin blanc, white pudding | boudin blanc, morcilla blanca | is sausages pork; may milk gluten egg; in-recipes
tonkotsu | tonkotsu broth, tonkotsu, pork bone broth | caldo tonkotsu, tonkotsu | is pork; contains celery salt; may soy; in-recipes
carnitas | carnitas+, cochinita pibil | carnitas+ f, cochinita pibil, cochinita | is pork; has lard; in-recipes
manteca | lard or butter | manteca f | contains animal-fat pork; may milk lactose; in-recipes
pork-cuts | Iberian pork | presa f, presa ibérica, presa de cerdo, pluma ibérica, plumas ibéricas, secreto ibérico, secreto de cerdo, lagarto ibérico, cabecero, cabecero de lomo, zorza, botifarra, botifarras, york | is pork; in-recipes
pork-scratchings | scratchings+, pork crackling strips | cortezas+ f | is pork-rind; in-recipes
beef-cuts | young beef | añojo, carne de añojo, falda, falda de ternera, contra de ternera, babilla de ternera, aleta de ternera, espaldilla de ternera | is beef; in-recipes
cheeks | braising cheeks+ | carrilleras+ f, carrillera, carrilladas | is beef; may pork; in-recipes
beef-patties | Russian steaks+ | filetes rusos+, filete ruso | has minced-meat egg breadcrumbs garlic; may pork beef; made; in-recipes
osso-buco | osso buco, ossobuco | ossobuco, osso buco | is veal; in-recipes
lamb-trotters | lamb's trotters+, lamb trotters | manitas de cordero+ f | is lamb; in-recipes
red-wine-by-name | claret, Rioja, Ribera del Duero, Bordeaux wine, Beaujolais, Barolo, Zinfandel, Tempranillo, Grenache | Rioja, Ribera del Duero, tinto de verano, vino rancio | is red-wine; in-recipes
sangria | sangria | sangría f | is red-wine; has orange sugar; made; in-recipes
bitter | bitter aperitif | bitter, bíter | may alcohol; in-recipes
onion-bhaji | onion bhaji/onion bhajis, bhaji, bhajis | bhaji de cebolla | has onion chickpea-flour; may gluten; made; in-recipes
pisto | pisto, Spanish ratatouille | pisto, pisto manchego | has tomato onion peppers courgette garlic; made; in-recipes
toum | toum, garlic dip | toum | has garlic oil lemon; may egg; made; in-recipes
skordalia | skordalia | skordalia f | has garlic potato oil; may nuts gluten; made; in-recipes
persillade | persillade, gremolata, gremolada | persillade f, gremolata, gremolada | has parsley garlic; made; in-recipes
ajada | Galician garlic oil | ajada f, majado de ajo, mojete de ajo | has garlic oil paprika-sweet; made; in-recipes
duxelles | duxelles, mushroom duxelles | duxelle f, duxelles, duxelle de champiñones | has mushroom shallot butter; made; in-recipes
gazpacho | gazpacho, salmorejo | gazpacho/gazpachos, salmorejo, porra antequerana | has tomato bread garlic oil vinegar; made; in-recipes
tomato-toast | bread rubbed with tomato | pan tumaca, pan con tomate, pa amb tomàquet | has bread tomato oil; made; in-recipes
pina-colada-mix | piña colada mix, pina colada mix | mezcla para piña colada f | has pineapple coconut-cream sugar; in-recipes
`);
