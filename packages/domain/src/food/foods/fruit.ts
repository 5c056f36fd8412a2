import { foodTable } from "../food.ts";

export const FRUIT = foodTable(`
apple | apple/apples | manzana/manzanas f
pear | pear/pears | pera/peras f
banana | banana/bananas | plátano/plátanos, banana, bananas, plátano maduro, guineo
strawberry | strawberries+ (strawberry/strawberries), strawberry | fresas+ f (fresa/fresas f), fresa, fresón, fresones, frutillas, frutilla
raspberry | raspberries+ (raspberry/raspberries), raspberry | frambuesas+ f (frambuesa/frambuesas f), frambuesa
blueberry | blueberries+ (blueberry/blueberries), blueberry | arándanos+ (arándano/arándanos), arándano, mirtilos
blackberry | blackberries+ (blackberry/blackberries), blackberry | moras+ f (mora/moras f), mora, zarzamora, zarzamoras
mixed-berries | frozen mixed berries+ (berries+), berries, berry, mixed berries, red berries, red fruit | frutos rojos congelados+ (frutos rojos+), frutos rojos, frutos del bosque, bayas
peach | peach/peaches, nectarine, nectarines | melocotón/melocotones, durazno, duraznos, nectarina, nectarinas, paraguayo
apricot | apricot/apricots | albaricoque/albaricoques, chabacano, damasco
plum | plum/plums | ciruela/ciruelas f
cherry | pitted cherries+ (cherry/cherries), cherry, cherries | cerezas sin hueso+ f (cereza/cerezas f), cereza, cerezas, picotas
rhubarb | rhubarb | ruibarbo
fig | fresh fig/fresh figs (fig/figs), fig, figs | higo fresco/higos frescos (higo/higos), higo, higos, breva, brevas
mango | mango/mangoes, mangos | mango/mangos
pineapple | fresh pineapple (pineapple), pineapple, tinned pineapple | piña f, piña natural, ananá
orange | orange/oranges, clementine, mandarin, satsuma, tangerine | naranja/naranjas f, mandarina, mandarinas, clementina
grapefruit | grapefruit/grapefruits | pomelo/pomelos
kiwi | kiwi/kiwis, kiwi fruit | kiwi/kiwis
grape | grapes+, grape | uvas+ f, uva
melon | melon, cantaloupe | melón
watermelon | watermelon | sandía f
pomegranate | pomegranate seeds+ (pomegranate), pomegranate | granos de granada+ (granada f), granada, granadas
papaya | papaya | papaya f
raisins | raisins+, raisin, sultanas, sultana, currants | pasas+ f, uvas pasas, pasa
date | pitted dates+ (dates+), date, dates, medjool | dátiles sin hueso+ (dátiles+), dátil, dátiles
apricot-dried | dried apricots+, dried apricot, apricot, apricots | orejones de albaricoque+, orejones, albaricoques secos, albaricoque, albaricoques
cranberry-dried | dried cranberries+, cranberry, cranberries | arándanos rojos secos+, arándanos secos, arándanos rojos
prune | pitted prunes+ (prunes+), prune, prunes | ciruelas pasas+ f, ciruela pasa
`);
