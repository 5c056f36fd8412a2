import { cards } from "../parse-cards.ts";

export const WITHOUT_OVEN = cards(`
== pan-sponge
names: Sponge cooked in a frying pan, cake in a frying pan, pan cake sponge, stovetop cake | Bizcocho en sartén, bizcocho a la sartén, bizcocho de sartén, torta en sartén
about: a flat, soft cake cooked in a covered frying pan | bizcocho bajo y tierno hecho en sartén tapada
kind: cake any easy
serves: 8, most 8 in pan, whole
tools: pan bowl whisk grater spatula
core: yoghurt
ways: stove
- 125 g yoghurt
- 3 egg; binds
- 150 g sugar
- 80 ml sunflower-oil
- 1 lemon; only the zest | solo la ralladura
- 200 g flour
- 2.5 tsp baking-powder
- 10 g butter; for the pan | para la sartén
~ sugar > 130 g sweetener; for baking | apto para hornear
~ yoghurt > 125 g yoghurt-soy; name Soya yoghurt cake in a frying pan | Bizcocho de yogur de soja en sartén
# Mix | Mezcla
6 work | Whisk {egg+sugar} in the bowl until smooth and pale, then whisk in {yoghurt+sunflower-oil+lemon}. Fold in {flour+baking-powder}.
| Bate {egg+sugar} en el bol hasta que quede liso y claro, e incorpora {yoghurt+sunflower-oil+lemon}. Mezcla con {flour+baking-powder}.
# Cook covered | Cuece tapado
25 batch | Grease a non-stick pan of 24 cm and its lid with {butter}. Pour in the mixture, cover and cook over the lowest heat for {time}, until the top is dry and a skewer comes out clean.
| Engrasa con {butter} una sartén antiadherente de 24 cm y su tapa. Vierte la masa, tapa y cuece al fuego más bajo {time}, hasta que la superficie esté seca y un palillo salga limpio.
tip | A cloth tied under the lid catches the drops. Set a second pan below if the flame is strong.
| Un paño atado bajo la tapa recoge las gotas. Si el fuego es fuerte, pon otra sartén debajo.
# Turn and cool | Da la vuelta y enfría
4 cook safe=egg | Slide it onto the lid, turn it back into the pan and brown the other side for {time}.
| Desliza sobre la tapa, vuelve a poner en la sartén por el otro lado y dora {time}.
20 cook | Let it cool on a plate for {time} before cutting.
| Deja enfriar en un plato {time} antes de cortar.

== steamed-chocolate-cake
names: Steamed chocolate cake, chocolate cake in a pot, steamed chocolate sponge | Tarta de chocolate al vapor, bizcocho de chocolate al vapor, tarta de chocolate en olla
about: a very moist chocolate cake steamed in a covered pot | tarta de chocolate muy jugosa hecha al vapor en una olla tapada
kind: cake any easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin pot bowl whisk saucepan paper
core: cocoa chocolate
ways: stove
-- For the sponge | Para el bizcocho
- 200 g flour
- 220 g sugar
- 50 g cocoa
- 2 tsp baking-powder
- 1/2 tsp salt
- 2 egg; binds
- 200 ml milk
- 100 ml sunflower-oil
-- For the icing | Para la cobertura
- 150 g chocolate; chopped | picad@
- 150 ml cream
# Mix | Mezcla
8 work | Line a tin of 20 cm that fits into the pot. Mix {flour+sugar+cocoa+baking-powder+salt} in the bowl, whisk in {egg+milk+sunflower-oil} and pour into the tin. Cover it tightly with foil.
| Forra un molde de 20 cm que quepa en la olla. Mezcla {flour+sugar+cocoa+baking-powder+salt} en el bol, incorpora {egg+milk+sunflower-oil} con las varillas y vierte en el molde. Tapa bien con papel de aluminio.
# Steam | Cuece al vapor
55 batch safe=egg | Set the tin on a rack or a folded cloth in the pot, pour in hot water to a third of its height, cover and simmer for {time}, topping up the water, until a skewer comes out clean.
| Pon el molde sobre una rejilla o un paño doblado en la olla, vierte agua caliente hasta un tercio de su altura, tapa y cuece a fuego suave {time}, añadiendo agua si hace falta, hasta que un palillo salga limpio.
60 cook | Lift out, uncover and let it cool for {time}, then turn out.
| Saca, destapa, deja enfriar {time} y desmolda.
# Cover | Cubre
20 cook | Heat {cream} in the saucepan until it steams, pour over {chocolate}, stir smooth and let it thicken for {time}.
| Calienta {cream} en el cazo hasta que humee, vierte sobre {chocolate}, remueve hasta que quede liso y deja espesar {time}.
3 work | Spread it over the top and sides.
| Reparte por arriba y por los lados.

== fridge-biscuit-cake
names: Chocotorta, biscuit fridge cake, fridge cake with biscuits, Argentine biscuit cake, no-bake cake, icebox cake | Chocotorta, torta de galletitas, torta chocotorta
about: layers of coffee-dipped biscuits, soft cheese and dulce de leche | capas de galletas mojadas en café, queso crema y dulce de leche
kind: cake any easy
serves: 12, most 12 in dish, whole
tools: dish bowl mixer
core: biscuits cream-cheese dulce-de-leche
ways: none
- 500 g biscuits; thin, dark | finas, oscuras
- 400 g cream-cheese; cold | frío
- 450 g dulce-de-leche
- 200 ml coffee; strong, cold | fuerte, frío
- 1 tbsp cocoa
# Mix the filling | Mezcla el relleno
5 work | Beat {cream-cheese+dulce-de-leche} in the bowl until smooth and even.
| Bate {cream-cheese+dulce-de-leche} en el bol hasta que quede una crema lisa.
# Layer | Monta
15 work | Dip {biscuits} for a second in {coffee} and lay them close together in the dish. Spread with some of the filling and repeat until all is used, ending with filling.
| Moja {biscuits} un segundo en {coffee} y cubre con ellas la fuente, bien juntas. Extiende una capa de relleno y repite hasta terminar, acabando con relleno.
# Chill | Enfría
360 cook | Cover and chill for {time}, so that it cuts cleanly.
| Tapa y enfría en la nevera {time}, para que corte bien.
1 work | Dust with {cocoa} before serving.
| Espolvorea {cocoa} antes de servir.
`);
