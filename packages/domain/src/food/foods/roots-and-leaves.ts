import { foodTable } from "../food.ts";

/** Roots and tubers, leaves, mushrooms and seaweed. */
export const ROOTS_AND_LEAVES = foodTable(`
root-vegetables | root vegetables+, root vegetable, roots | tubérculos+, tubérculo, hortalizas de raíz, raíces | contains root
potato | potatoes+ (potato/potatoes), potato, spuds, potato wedges, floury potatoes, waxy potatoes, Maris Piper potatoes, Maris Pipers, King Edward potatoes, mashed potato, boiled potatoes, jacket potato, red potatoes, Yukon gold potatoes, Desiree potatoes, baked potato, hash browns, leftover mashed potatoes, Yukon golds, potato flakes, instant mashed potatoes, instant mash, baking potato, russet potato, roast potatoes, white potatoes, purple potatoes | patatas+ f (patata/patatas f), patata, papas, papa, puré de patatas, patatas cocidas, patata cocida, puré de papas, papa blanca, patatas para cocer, patatas para freír, papas amarillas, papa amarilla, puré de patata, copos de patata, patata agria, cachelos, puré de papa | contains root nightshade starch
chips | chips+, fries, oven chips, frozen chips, frozen fries, French fry | patatas fritas+ f, papas fritas, papas a la francesa, patata frita, patatas congeladas | is potato; contains salt
crisps | crisps+, potato crisps, potato chip | patatas chips+ f, patatas fritas de bolsa, chips | is potato; contains salt
new-potato | new potatoes+, new potato, fingerling potatoes, Charlotte potatoes, small potatoes, salad potatoes, Jersey Royals, baby new potatoes, creamer potatoes, baby potato | patatas nuevas+ f, patatitas, patatas baby, papas nuevas, patatas pequeñas, patatas de guarnición, patatitas nuevas, papas arrugadas, papitas, cambray | is potato
sweet-potato | sweet potatoes+ (sweet potato/sweet potatoes), sweet potato, kumara, sweet potato fries | boniatos+ (boniato/boniatos), boniato, batata, batatas, camote, camotes, moniato, moniatos | contains root starch
yam | yam/yams, ube | ñame/ñames, ube | contains root starch
cassava | cassava, yuca, manioc, yucca root, yuca root | yuca f, mandioca, casabe | contains root starch
taro | taro, eddo, dasheen, malanga, taro root | taro, malanga, ocumo, yautía, pituca | contains root starch
jicama | jicama | jícama f | contains root
plantain | plantain/plantains, green plantain, ripe plantains | plátano macho/plátanos machos, plátano verde, plátanos verdes, patacones, tostones, plátano maduro para freír, plátano hartón | contains starch
carrot | carrot/carrots, baby carrots, heritage carrots, grated carrot, chantenay carrots, shredded carrot | zanahoria/zanahorias f, zanahoria rallada, zanahorias baby | contains root
parsnip | parsnip/parsnips | chirivía/chirivías f, pastinaca, pastinacas | contains root
turnip | turnip/turnips, baby turnips | nabo/nabos | contains root
swede | swede, rutabaga | colinabo, rutabaga, nabicol | contains root
celeriac | celeriac, celery root | apionabo, apio nabo, raíz de apio, apio rábano | contains celery root
beetroot | beetroot/beetroots, beet, cooked beetroot, golden beets, pickled beetroot, red beets | remolacha/remolachas f, betabel, betarraga, remolacha cocida, betabeles, betarragas | contains root
salsify | salsify, scorzonera, black salsify | salsifí, salsifíes, escorzonera | contains root
kohlrabi | kohlrabi, kohlrabies | colirrábano, colirrábanos | contains root
jerusalem-artichoke | Jerusalem artichokes+, sunchoke, Jerusalem artichoke | tupinambos+, tupinambo, aguaturma, topinambur, alcachofas de Jerusalén | contains root fodmap
radish | radishes+, radish, breakfast radishes | rabanitos+, rábano, rábanos, rabanito | contains root
daikon | daikon, mooli, white radish, daikon radish | daikon, rábano japonés, rábano blanco, nabo japonés, nabo daikon | contains root
lotus-root | lotus root | raíz de loto f | contains root
ginger | fresh ginger (ginger), ginger, ginger root, root ginger, fresh root ginger, ginger paste, piece of ginger, stem ginger, candied ginger, crystallised ginger, crystallized ginger, thumb of ginger, knob of ginger, gingerroot, stem ginger in syrup, fresh ginger root | jengibre fresco (jengibre), jengibre, raíz de jengibre, jenjibre, jengibre rallado, kion, jengibre confitado, jengibre cristalizado | contains root
galangal | galangal, fresh galangal, galangal root | galanga f, galangal, raíz de galanga | is ginger
pickled-ginger | pickled ginger, sushi ginger, gari | jengibre encurtido, gari | is ginger; contains sugar
leafy-greens | leafy greens+, greens, leafy green vegetables, dark leafy greens, spring greens, beet greens, dandelion greens, winter greens | verduras de hoja+ f, hojas verdes, verdura de hoja verde, verduras de hoja verde, quelites, vegetales de hoja verde
collard-greens | collard greens+, collards, collard green leaves | col berza f, collard greens, hojas de berza | is leafy-greens
mustard-greens | mustard greens+, mustard leaves, mustard and cress | hojas de mostaza+ f, berros de mostaza | is leafy-greens; contains mustard
turnip-greens | turnip greens+, turnip tops | grelos+, grelo, nabizas | is leafy-greens
spinach | spinach, baby spinach, frozen spinach, baby spinach leaves, spinach leaves, chopped spinach, fresh spinach | espinacas+ f, espinaca, espinacas frescas, espinacas congeladas, brotes de espinaca, espinacas baby, espinaca baby | is leafy-greens
kale | kale, cavolo nero, curly kale, lacinato kale, black kale, tuscan kale, baby kale | kale, col rizada, berza, berzas, col kale, repollo rizado | is leafy-greens
chard | chard, Swiss chard, rainbow chard, silverbeet | acelgas+ f, acelga, pencas de acelga | is leafy-greens
pak-choi | pak choi, bok choy, bok choi, pak choy, Chinese leaf, baby bok choy, choy sum, gai lan, tatsoi, Chinese broccoli, Chinese greens | pak choi, bok choy, col china pak choi, pak choy | is leafy-greens
chinese-cabbage | Chinese cabbage, napa cabbage, Chinese leaves, nappa cabbage | col china f, repollo chino, acelga china
cabbage | white cabbage (cabbage), cabbage, pointed cabbage, sweetheart cabbage, savoy cabbage, savoy, green cabbage, hispi cabbage, January King cabbage, shredded cabbage | repollo, col, col blanca, repollo blanco, coles, col lombarda blanca, col picuda, repollo verde, col de Milán
red-cabbage | red cabbage, purple cabbage | lombarda f, col lombarda, col morada, repollo morado, repollo colorado, col roja
coleslaw | coleslaw, slaw | ensalada de col f, coleslaw | has cabbage carrot mayonnaise; made
coleslaw-mix | coleslaw mix, slaw mix | mezcla de col rallada f | has cabbage carrot
sauerkraut | sauerkraut | chucrut | has cabbage; contains salt; made
kimchi | kimchi | kimchi | has chinese-cabbage chilli garlic fish-sauce dried-shrimp; contains salt; made
vegan-kimchi | vegan kimchi | kimchi vegano | has chinese-cabbage chilli garlic; contains salt; made
lettuce | lettuce/lettuces, cos lettuce, romaine, little gem, iceberg, iceberg lettuce, romaine lettuce, little gem lettuce, butterhead lettuce, butter lettuce, Bibb lettuce, round lettuce, gem lettuce, baby gem lettuce, shredded lettuce, lettuce leaves, oak leaf lettuce, lollo rosso, Boston lettuce, red leaf lettuce, baby gem, leaf lettuce, romaine hearts | lechuga/lechugas f, lechuga romana, cogollos, cogollo, lechuga iceberg, hojas de lechuga, cogollos de Tudela, hoja de lechuga, lechuga mantecosa, lechuga costina
salad-leaves | salad leaves+, mixed leaves, salad greens, mesclun, spring mix, mixed greens, mixed salad leaves, baby leaves, bagged salad, baby leaf salad, spring mix salad, baby salad leaves, mixed salad | mezclum, hojas de ensalada, brotes tiernos, ensalada mixta de hojas, mezcla de lechugas, mix de hojas verdes, lechugas variadas, brotes verdes, mesclun, mix de lechugas
lambs-lettuce | lamb's lettuce, corn salad, mâche | canónigos+, canónigo
rocket | rocket, arugula, wild rocket, rocket leaves, baby arugula | rúcula f, arúgula, roqueta, rúgula | is leafy-greens
watercress | watercress, cress, land cress, garden cress, upland cress | berros+, berro, mastuerzo | is leafy-greens
chicory | chicory/chicories, endive, radicchio, escarole, Belgian endive, frisée, curly endive, puntarelle | endibia/endibias f, endivia, endivias, escarola, radicchio, achicoria, escarolas
sorrel | sorrel | acedera f, vinagrera
nettles | nettles+, nettle | ortigas+ f, ortiga
purslane | purslane, samphire, sea beans, sea vegetables | verdolaga f, verdolagas, salicornia
vine-leaves | vine leaves+, grape leaves, vine leaf | hojas de parra+ f, hojas de vid
banana-leaves | banana leaves+, banana leaf, pandan leaves, pandan leaf | hojas de plátano+ f, hoja de plátano, hojas de bijao, hojas de tamal, totomoxtle
corn-husks | dried corn husks+ (corn husks+), corn husk | hojas de maíz secas+ f (hojas de maíz+ f), hojas de elote, hojas de mazorca
edible-flowers | edible flowers+, nasturtium, elderflower, dried lavender, rose petals, lavender, dried rose petals | flores comestibles+ f, flor de saúco, lavanda, pétalos de rosa, flores de saúco
hibiscus | dried hibiscus flowers+ (hibiscus flowers+), hibiscus flowers, hibiscus, dried hibiscus, hibiscus petals, roselle | flores de jamaica secas+ f (flores de jamaica+ f), flores de Jamaica, flor de Jamaica, jamaica, flor de jamaica seca, hibisco | is edible-flowers
mushroom | mushrooms+ (mushroom/mushrooms), mushroom, cremini mushrooms, white mushrooms, mixed mushrooms, wild mushrooms, baby bella mushrooms, cremini, enoki, enoki mushrooms, chestnut mushroom, button mushroom, sliced mushrooms, king trumpet mushrooms, maitake, crimini mushrooms, field mushrooms, flat mushrooms, fungi, mushroom powder, chicken of the woods, hen of the woods, shimeji, shimeji mushrooms, champignons, puffball, puffballs, baby bellas | champiñones+ (champiñón/champiñones), champiñón, setas, seta, hongos, hongo, setas variadas, champiñones laminados, setas silvestres, enoki, champiñón portobello, champis, callampas, perretxikos, perrechicos, gurumelos, setas de primavera, shimeji, rovellons | contains mushroom fodmap
portobello | portobello mushrooms+, portobello, portobello mushroom, portobello caps, portabella | portobellos+, portobello, setas portobello | is mushroom
oyster-mushroom | oyster mushrooms+, oyster mushroom, king oyster mushroom, king oysters, king oyster | setas ostra+ f, setas de ostra, seta ostra, gírgolas, seta de cardo, setas de cardo, orellanas | is mushroom
shiitake | shiitake mushrooms+, shiitake, dried shiitake, dried shiitake mushrooms, shitake mushrooms, shiitake mushroom, shitake | shiitakes+, shiitake, setas shiitake, shiitake secos, seta shiitake | is mushroom
porcini | porcini, dried porcini, porcini mushrooms, cep, dried mushrooms, dried porcini mushrooms, penny buns, penny bun | boletus, porcini, setas secas, hongos secos, ceps, hongos deshidratados, boletus edulis | is mushroom
chanterelle | chanterelles+, chanterelle, girolles, morel mushrooms, morel, chanterelle mushrooms | rebozuelos+, rebozuelo, níscalos, níscalo, colmenillas, rovellones, trompetas de la muerte, senderuelas, robellones | is mushroom
wood-ear | wood ear mushrooms+, black fungus, wood ear, cloud ear fungus, cloud ears | oreja de madera f, hongo oreja de Judas, oreja de Judas | is mushroom
truffle | truffle/truffles, black truffle, truffle paste, truffle salt, white truffle | trufa negra f, trufa, trufas, trufa blanca, trufas negras, pasta de trufa | is mushroom
huitlacoche | huitlacoche, cuitlacoche | huitlacoche, cuitlacoche | is mushroom
seaweed | seaweed, kelp, wakame, dulse, seaweed flakes, sea lettuce, dried seaweed, arame, hijiki | alga/algas f*, alga wakame, algas secas, wakame, cochayuyo, kelp, alga dulse
nori | nori, nori sheet, seaweed sheets, roasted seaweed, sushi nori | nori, alga nori, hojas de nori, láminas de nori, hoja de nori
kombu | kombu, konbu, dried kelp | kombu, alga kombu
agar | agar agar, agar, agar-agar powder, agar powder | agar-agar, agar
dandelion | dandelion, dandelion leaves | diente de león, hojas de diente de león
callaloo | callaloo, molokhia, jute leaves, mizuna, lambsquarters, amaranth leaves, sweet potato leaves | molokhia f, mizuna, quelite cenizo, huauzontles | is leafy-greens
alfalfa | alfalfa | alfalfa f
oca | oca, ulluco, arracacha | arracacha f, olluco, ollucos, mashua, apio criollo | contains root starch
chuno | chuño, freeze-dried potato | chuño, papa seca, chuño blanco | is potato
spirulina | spirulina, spirulina powder, chlorella | espirulina f, chlorella
laverbread | laverbread, laver, lava bread | pasta de algas f | is seaweed
`);
