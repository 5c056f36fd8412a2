import { foodTable } from "../food.ts";

/** Fruit, fresh, dried and preserved. */
export const FRUIT = foodTable(`
fruit | fruit, mixed fruit, fresh fruit, seasonal fruit, fruit salad, fruit cocktail, canned fruit, frozen fruit, tinned fruit | fruta/frutas f, frutas variadas, macedonia, fruta fresca, fruta de temporada, ensalada de frutas, fruta variada, fruta en almíbar
citrus | citrus fruit/citrus fruits, citrus, citrus zest, citrus juice | cítrico/cítricos, frutas cítricas | is fruit
berries | berries+, berry, mixed berries, fresh berries, summer berries, red berries, red fruit, forest fruits, summer fruits, fresh mixed berries, frozen berries | frutos rojos+, bayas, frutos del bosque, frutas del bosque, frutas rojas, baya | is fruit
mixed-berries | frozen mixed berries+ (berries+), frozen summer fruits, frozen mixed fruit | frutos rojos congelados+ (frutos rojos+), frutas rojas congeladas, frutas del bosque congeladas | is berries
stone-fruit | stone fruit | fruta de hueso f | is fruit; contains fodmap
apple | apple/apples, eating apples, Bramley apple, green apple, red apple, baking apples, dried apple, crab apple, Granny Smith apple, Granny Smith, Gala apple, Braeburn apples, tart apples, cooking apple, Fuji apple, Honeycrisp apple, Pink Lady apples, Cox apples, apple slices, dried apple rings | manzana/manzanas f, manzana reineta, manzanas golden, manzana verde, manzana golden, manzanas verdes, manzanas reineta, manzana Granny Smith, manzana Fuji, manzana roja, manzana ácida, reineta | is fruit; contains fodmap
pear | pear/pears, conference pears, Asian pear, nashi, comice pear, tinned pears, Bosc pear, Anjou pear | pera/peras f, pera conferencia, peras en almíbar, pera ercolini | is fruit; contains fodmap
quince | quince/quinces | membrillo/membrillos | is fruit
membrillo | quince paste, membrillo, quince cheese, quince jelly, guava paste | dulce de membrillo, carne de membrillo, membrillo en pasta, bocadillo de guayaba, ate de membrillo, dulce de guayaba, pasta de guayaba | contains sugar
banana | banana/bananas, ripe banana, banana chips, mashed banana, frozen banana, very ripe bananas, overripe banana, mashed ripe banana | plátano/plátanos, banana, bananas, plátano maduro, guineo, plátanos de Canarias, cambur, banano, plátano congelado, plátanos maduros, plátano canario, bananos | is fruit
strawberry | strawberries+ (strawberry/strawberries), strawberry, fresh strawberries, frozen strawberries, freeze-dried strawberries | fresas+ f (fresa/fresas f), fresa, fresón, fresones, frutillas, frutilla, fresas congeladas | is berries
raspberry | raspberries+ (raspberry/raspberries), raspberry, fresh raspberries, frozen raspberries, freeze-dried raspberries | frambuesas+ f (frambuesa/frambuesas f), frambuesa, frambuesas congeladas | is berries
blueberry | blueberries+ (blueberry/blueberries), blueberry, fresh blueberries, frozen blueberries, bilberries, wild blueberries | arándanos+ (arándano/arándanos), arándano, mirtilos, arándanos azules, arándanos frescos | is berries
blackberry | blackberries+ (blackberry/blackberries), blackberry, boysenberries, loganberries, dewberries | moras+ f (mora/moras f), mora, zarzamora, zarzamoras | is berries; contains fodmap
cranberry | cranberries+, cranberry, fresh cranberries, frozen cranberries, lingonberries | arándanos rojos+, arándano rojo, arándanos rojos frescos | is berries
cranberry-dried | dried cranberries+, craisins, dried cranberry | arándanos rojos secos+, arándanos secos, arándanos deshidratados, arándanos rojos deshidratados | is cranberry; contains sugar
currants-fresh | redcurrants+, redcurrant, blackcurrant, white currants, gooseberry, red currants, black currants | grosellas+ f, grosella, casis, grosellas negras, uva espina, grosella negra, uva crispa | is berries
elderberry | elderberries+, elderberry | bayas de saúco+ f, saúco | is berries
mulberry | mulberries+, açaí, mulberry, aronia, sea buckthorn, goji berry, açaí powder | moras de árbol+ f, açaí, bayas de goji, goji, maqui | is berries
peach | peach/peaches, nectarine, tinned peaches, peach slices, white peaches, canned peaches, yellow peaches, flat peaches | melocotón/melocotones, durazno, duraznos, nectarina, nectarinas, paraguayo, melocotón en almíbar, paraguayos, pelón, melocotones en almíbar, durazno en almíbar, duraznos en almíbar | is stone-fruit
apricot | apricot/apricots, tinned apricots, fresh apricots, apricot halves | albaricoque/albaricoques, chabacano, damasco, chabacanos, damascos | is stone-fruit
apricot-dried | dried apricots+, dried apricot, soft apricots, ready-to-eat apricots, dried peaches, soft dried apricots | orejones de albaricoque+, orejones, albaricoques secos, albaricoque seco, orejón, damascos secos | is apricot dried-fruit; contains sulphites
plum | plum/plums, mirabelles, damson, greengage, black plums | ciruela/ciruelas f, ciruelas rojas, ciruelas claudias | is stone-fruit
prune | pitted prunes+ (prunes+), prune, dried plums | ciruelas pasas+ f, ciruela pasa, ciruelas secas, ciruelas pasas sin hueso | is plum dried-fruit
umeboshi | umeboshi, umeboshi paste, pickled plum | umeboshi | is plum; contains salt
cherry | pitted cherries+ (cherry/cherries), cherry, fresh cherries, sour cherries, frozen cherries, black cherries, tinned cherries, cherry pie filling, dried cherries, dried sour cherries, tart cherries, Morello cherries, dark sweet cherries, dried tart cherries, amarena cherries, cherries pie filling | cerezas sin hueso+ f (cereza/cerezas f), cerezas, cereza, picotas, guindas, guinda | is stone-fruit
glace-cherry | glacé cherries+, glacé cherry, maraschino cherry, cocktail cherries, candied cherry | cerezas confitadas+ f, guindas confitadas, cerezas al marrasquino, cerezas en almíbar, cerezas marrasquino, cereza en almíbar, cereza confitada | is cherry; contains sugar sulphites
fig | fresh fig/fresh figs (fig/figs), fig | higo fresco/higos frescos (higo/higos), higo, higos, breva, brevas | is fruit
fig-dried | dried figs+, dried fig | higos secos+, higo seco | is fig dried-fruit
grape | grapes+, grape, red grapes, seedless grapes, green grapes, white grapes, black grapes, seedless red grapes | uvas+ f, uva, uvas sin semillas, uvas negras, uvas blancas | is fruit; contains choking
raisins | raisins+, raisin, sultana, currants, golden raisins, dried currants, Zante currants, California raisins | pasas+ f, uvas pasas, sultanas, uva pasa, pasas sultanas, pasitas, pasas de uva, pasas de Corinto | is dried-fruit; contains sulphites
dried-fruit | dried fruit, mixed dried fruit, dried mixed fruit, luxury mixed fruit, trail mix fruit | fruta desecada f, frutas secas, fruta seca, frutas deshidratadas, orejones variados | is fruit; contains sulphites
candied-fruit | candied fruit, mixed peel, candied peel, candied orange peel, candied citron, candied orange, candied lemon peel, glacé fruit, tutti frutti, citron peel, candied mixed peel | fruta confitada f, frutas escarchadas, piel de naranja confitada, fruta escarchada, frutas confitadas, naranja confitada, calabazate, acitrón | contains sugar sulphites
mincemeat | mincemeat, fruit mince, mince pie filling | relleno de frutas para mince pies | has raisins apple candied-fruit suet sugar; may alcohol
date | pitted dates+ (dates+), date, medjool, medjool date, date paste, deglet noor dates, chopped dates | dátiles sin hueso+ (dátiles+), dátiles, dátil, dátiles medjool, pasta de dátiles | is dried-fruit
coconut | coconut, fresh coconut, coconut chunks, coconut meat, young coconut, copra | coco/cocos, coco fresco, pulpa de coco, carne de coco, copra
coconut-desiccated | desiccated coconut, shredded coconut, grated coconut, coconut flakes, unsweetened coconut, flaked coconut, coconut chips, toasted coconut, sweetened shredded coconut, unsweetened shredded coconut, sweetened coconut, sweetened flaked coconut, dried coconut, coconut shavings, shredded sweetened coconut, sweetened coconut flakes, unsweetened desiccated coconut | coco rallado, coco deshidratado, coco en escamas, láminas de coco, coco en láminas, virutas de coco, hojuelas de coco | is coconut; may sulphites
coconut-milk | coconut milk, tinned coconut milk, light coconut milk, canned coconut milk, full-fat coconut milk, can coconut milk, reduced-fat coconut milk, coconut milk powder, lite coconut milk, unsweetened coconut milk | leche de coco f, leche de coco en lata, leche de coco light | has coconut
coconut-cream | coconut cream, creamed coconut, coconut whipping cream, cream of coconut, coconut whipped cream, coconut block | crema de coco f, nata de coco | has coconut
coconut-water | coconut water, coconut drink | agua de coco f* | has coconut
mango | mango/mangoes, mango purée, mango pulp, dried mango, frozen mango, amchur, mango chunks, frozen mango chunks, Alphonso mango pulp, green mango, amchoor, mango powder | mango/mangos, pulpa de mango, mango maduro, mango congelado, manga | is fruit; contains fodmap
pineapple | fresh pineapple (pineapple), pineapple, tinned pineapple, pineapple rings, pineapple chunks, pineapple juice, crushed pineapple, canned pineapple, pineapple slices, dried pineapple, can pineapple chunks, frozen pineapple, pineapple tidbits, canned pineapple chunks | piña f, piña natural, ananá, piña en almíbar, zumo de piña, jugo de piña, rodajas de piña, piña en su jugo, piña congelada, ananás, abacaxi | is fruit
lemon | lemon/lemons (lemon juice), lemon zest, lemon juice, juice of lemon, lemon slices, lemon rind, Meyer lemon, fresh lemon juice, lemon peel, zest of lemon, lemon wedge, freshly squeezed lemon juice, unwaxed lemon, grated lemon zest, lemon half, Meyer lemon juice | limón/limones (zumo de limón), jugo de limón, ralladura de limón, zumo de limón, piel de limón, cáscara de limón, limón amarillo, rodajas de limón, corteza de limón, jugo limón, zumo limón, ralladura limón, limones amarillos, rodaja de limón, gajos de limón, limón eureka | is citrus
bottled-lemon-juice | bottled lemon juice, lemon juice from concentrate | zumo de limón embotellado, zumo de limón de bote, zumo de limón de botella | is lemon; contains sulphites
lime | lime/limes (lime juice), lime juice, lime zest, juice of lime, fresh lime juice, lime wedge, key lime juice, freshly squeezed lime juice, key lime, zest of lime, lime slices | lima/limas f (zumo de lima), jugo de lima, limón verde, zumo de lima, ralladura de lima, limones verdes, piel de lima, cáscara de lima, limón persa, limón sutil, limón criollo | is citrus
orange | orange/oranges, orange zest, blood orange, orange peel, navel orange, orange rind, zest of orange, grated orange zest, bitter orange, juice of orange, orange slices, orange wedges, unwaxed orange, naval orange, Seville orange | naranja/naranjas f, ralladura de naranja, piel de naranja, naranja sanguina, cáscara de naranja, naranja agria, naranjas agrias, corteza de naranja, ralladura naranja | is citrus
mandarin | mandarin/mandarins, clementine, satsuma, tangerine, tinned mandarins, mandarin orange, canned mandarin oranges, tangerine juice, mandarin segments, kumquat | mandarina/mandarinas f, clementina, clementinas, zumo de mandarina, kumquats, quinoto, tangerina | is citrus
grapefruit | grapefruit/grapefruits, pink grapefruit, grapefruit juice, pomelo, ruby grapefruit, ugli fruit | pomelo/pomelos, toronja, toronjas, zumo de pomelo, pomelo rosa | is citrus
yuzu | yuzu, yuzu juice, bergamot, calamansi, finger lime | yuzu, bergamota, zumo de yuzu | is citrus
citron | citron, etrog | cidra fruta f | is citrus
kiwi | kiwi/kiwis, kiwi fruit, kiwifruit, golden kiwi | kiwi/kiwis, kiwis amarillos | is fruit
melon | melon, cantaloupe, honeydew melon, honeydew, galia melon, cantaloupe melon, melon balls, piel de sapo | melón/melones, melón cantalupo, melón piel de sapo, bolitas de melón | is fruit
watermelon | watermelon | sandía f, sandías, patilla | is fruit; contains fodmap
pomegranate | pomegranate seeds+ (pomegranate), pomegranate, pomegranate arils, pomegranate seed, pomegranate juice | granos de granada+ (granada f), granada, granadas, zumo de granada, jugo de granada | is fruit
papaya | papaya, green papaya | papaya f, papayas, fruta bomba, papaya verde, lechosa | is fruit
passion-fruit | passion fruit/passion fruits, passionfruit, passion fruit pulp, passionfruit pulp, passion fruit juice, passion fruit purée | maracuyá/maracuyás, fruta de la pasión, parchita, pulpa de maracuyá, granadilla, jugo de maracuyá, chinola | is fruit
guava | guava/guavas, guava juice, feijoa | guayaba/guayabas f, pulpa de guayaba, feijoa | is fruit
lychee | lychee/lychees, litchi, rambutan, longan, tinned lychees, mangosteen | lichi/lichis, rambután, lichis en almíbar | is fruit
dragon-fruit | dragon fruit, pitaya | pitahaya f, pitaya, fruta del dragón | is fruit
persimmon | persimmon/persimmons, sharon fruit, kaki | caqui/caquis, persimón, kaki, kakis | is fruit; contains fodmap
star-fruit | star fruit, carambola | carambola f | is fruit
custard-apple | custard apple/custard apples, cherimoya, soursop, jackfruit, durian, breadfruit, tinned jackfruit, young jackfruit, green jackfruit, canned jackfruit, young green jackfruit | chirimoya/chirimoyas f, guanábana, yaca, jackfruit, durián, guanábanas, fruta de pan, zapote, mamey, lúcuma, pulpa de lúcuma, pulpa de guanábana | is fruit
medlar | loquat/loquats, medlar | níspero/nísperos | is fruit
prickly-pear | prickly pear/prickly pears | higo chumbo/higos chumbos | is fruit
physalis | physalis, golden berries, cape gooseberry | physalis, uchuva, uchuvas, aguaymanto | is fruit
monk-fruit | monk fruit | fruto del monje | is fruit
ackee | ackee, tinned ackee | seso vegetal, akí
sloe | sloes+, sloe | endrinas+ f, endrina | is fruit
rosehip | rosehips+, rosehip, rosehip syrup | escaramujos+, escaramujo, rosa mosqueta | is fruit
tejocote | tejocotes+, tejocote, hawthorn berries | tejocotes+, tejocote | is fruit
xoconostle | xoconostle | xoconostle, xoconostles | is fruit
`);
