import { cards } from "../parse-cards.ts";

export const NORTHERN_EUROPE = cards(`
== stamppot
names: Stamppot, boerenkool stamppot, stamppot boerenkool, Dutch kale mash, kale stamppot, Dutch mashed potatoes with kale | Stamppot, stamppot holandés, puré holandés de patata y kale, puré de patata con col rizada y salchicha
about: Dutch mash of potatoes and kale with smoked sausage | puré holandés de patata y kale con salchicha ahumada
kind: main any easy
serves: 4, most 6 in pot
tools: knife pot pan masher
core: potato kale
ways: stove
- 1200 g potato; floury, peeled, in chunks | harinosas, peladas, en trozos
- 400 g kale; stripped from the stalks, finely shredded | sin los tallos, en tiras finas
- 1 onion; chopped | picad@
- 300 ml water
- 350 g smoked-sausage
- 100 g bacon; diced | en dados; optional
- 50 g butter
- 120 ml milk; hot | caliente
- 1 tbsp mustard-wholegrain
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 1/4 tsp nutmeg
~ smoked-sausage > 350 g tofu; smoked, in thick slices | ahumado, en lonchas gruesas
~ kale > 400 g cabbage; finely shredded | en tiras finas; name Cabbage stamppot | Stamppot de repollo
# Boil | Cuece
12 cook | Put {potato+onion+water} and half of {salt} into the pot, lay {kale} on top, cover and boil for {time}.
| Pon {potato+onion+water} y la mitad de {salt} en la olla, cubre con {kale}, tapa y cuece {time}.
12 cook | Lay {smoked-sausage} on top, cover and cook gently for {time} more, until all is tender and hot through.
| Coloca encima {smoked-sausage}, tapa y cuece a fuego suave {time} más, hasta que todo esté tierno y bien caliente por dentro.
7 cook safe=bacon | Fry {bacon} in the pan over medium heat for {time}, until golden.
| Fríe {bacon} en la sartén a fuego medio {time}, hasta que tome{bacon?|n} color.
# Mash | Aplasta
4 work | Lift out {smoked-sausage} and pour off most of the liquid. Mash with {butter+milk+mustard-wholegrain+black-pepper+nutmeg} and the rest of {salt}, leaving some pieces.[ Fold in {bacon}.] Serve with {smoked-sausage} in slices.
| Saca {smoked-sausage} y retira casi todo el líquido. Aplasta con {butter+milk+mustard-wholegrain+black-pepper+nutmeg} y el resto de {salt}, dejando algunos trozos.[ Incorpora {bacon}.] Sirve con {smoked-sausage} en rodajas.

== frikadeller
names: Frikadeller, Danish meatballs, Danish frikadeller, frikadellen, German meat patties | Frikadeller, albóndigas danesas, frikadellen, hamburguesas danesas de cerdo
about: oval Danish patties of minced pork, fried in butter | hamburguesitas danesas de carne picada, doradas en mantequilla
kind: main any easy
serves: 4, most 4 in pan
makes: 12
tools: grater bowl pan
core: pork-mince
ways: stove
- 600 g pork-mince
- 1 onion; grated | rallad@
- 50 g flour
- 1 egg; binds
- 150 ml sparkling-water as water; cold | fría
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 1/4 tsp allspice
- 40 g butter
- 1 tbsp sunflower-oil
~ pork-mince > 600 g turkey-mince; name Turkey frikadeller | Frikadeller de pavo
~ pork-mince > 500 g meat-substitute; name Plant-based frikadeller | Frikadeller vegetales
# Mix | Mezcla
6 work | Stir {pork-mince} well with {salt} in the bowl until sticky. Work in {onion+flour+egg+black-pepper+allspice}, then {water} little by little: it makes them light.
| Trabaja bien {pork-mince} con {salt} en el bol hasta que quede pegajosa. Incorpora {onion+flour+egg+black-pepper+allspice} y después {water} poco a poco: las deja ligeras.
30 cook | Chill for {time}.
| Enfría en la nevera {time}.
# Fry | Fríe
18 pieces safe=pork-mince,egg | Heat {butter+sunflower-oil} in the pan over medium heat. Shape {pieces} ovals with a wet spoon and fry in two rounds, {time} in all, turning once or twice, until brown.
| Calienta {butter+sunflower-oil} en la sartén a fuego medio. Forma {pieces} óvalos con una cuchara mojada y fríe en dos tandas, {time} en total, con una o dos vueltas, hasta que se doren.

== gravlax
names: Gravlax, gravadlax, gravad lax, cured salmon, dill-cured salmon, home-cured salmon | Gravlax, salmón marinado, salmón marinado con eneldo, salmón curado, gravadlax
about: raw salmon cured with salt, sugar and dill | salmón crudo curado en sal, azúcar y eneldo
kind: starter any easy
serves: 8, most 8 in dish
tools: dish knife bowl
core: salmon dill
ways: none
- 800 g salmon; in one piece, with skin | en una pieza, con piel
- 60 g salt
- 60 g sugar
- 2 tsp black-pepper; coarse | gruesa
- 50 g dill; chopped | picad@
-- For the sauce | Para la salsa
- 3 tbsp mustard
- 1 tbsp honey
- 1 tbsp wine-vinegar
- 80 ml sunflower-oil
# Cure | Cura
5 work | Mix {salt+sugar+black-pepper} and most of {dill} in the bowl. Spread half in the dish, lay {salmon} on it and cover with the rest of the mixture.
| Mezcla {salt+sugar+black-pepper} y casi todo {dill} en el bol. Extiende la mitad en la fuente, pon encima {salmon} y cubre con el resto de la mezcla.
1440 cook raw=salmon | Cover tightly, weigh it down and let it cure in the fridge for {time}, turning it once halfway. Left twice as long it is firmer.
| Tapa bien, pon un peso encima y deja curar en la nevera {time}, dándole la vuelta a la mitad. Con el doble queda más firme.
# Make the sauce | Haz la salsa
4 work | Stir {mustard+honey+wine-vinegar} with the rest of {dill} and beat in {sunflower-oil} in a thin stream.
| Mezcla {mustard+honey+wine-vinegar} con el resto de {dill} e incorpora {sunflower-oil} en un hilo fino sin dejar de batir.
# Slice | Corta
5 work | Wipe off the cure, pat dry and cut into thin slices off the skin. Serve cold with the sauce and eat within three days, kept in the fridge.
| Retira la cura, seca y corta en lonchas finas sin la piel. Sirve frío con la salsa y consume antes de tres días, guardado en la nevera.

== carbonnade-flamande
names: Carbonnade flamande, carbonnade, Flemish beef stew, Flemish stew, stoofvlees, Belgian beef stew, beef carbonnade, beef carbonade | Carbonada flamenca, carbonnade flamande, estofado flamenco de ternera, estofado belga de ternera a la cerveza
about: beef and onions braised in brown beer with mustard bread | ternera y cebolla estofadas en cerveza tostada con pan y mostaza
kind: main any easy
serves: 6, most 8 in casserole
tools: knife casserole
core: stewing-beef beer onion
ways: stove slow-cooker+stove pressure-cooker+stove
- 1200 g stewing-beef; in 4 cm cubes | en dados de 4 cm
- 2 tbsp sunflower-oil
- 30 g butter
- 4 onion; sliced | en juliana
- 500 ml beer; brown, not bitter | oscura, no amarga
- 200 ml beef-stock
- 1 tbsp brown-sugar
- 1 tbsp wine-vinegar
- 3 sprig thyme
- 2 bay-leaf
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 2 slice bread
- 2 tbsp mustard-dijon
~ beer > 500 ml beer-gluten-free; name Carbonnade flamande | Carbonada flamenca
~ stewing-beef > 1000 g mushroom; halved | en mitades; name Mushroom carbonnade | Carbonada de champiñones
# Brown | Dora
14 batch | Season {stewing-beef} with {black-pepper} and half of {salt} and brown in {sunflower-oil} in the casserole over high heat for {time}, a few pieces at a time. Lift out.
| Sazona {stewing-beef} con {black-pepper} y la mitad de {salt} y dora con {sunflower-oil} en la cazuela a fuego vivo {time}, unos pocos trozos cada vez. Saca.
18 cook | Melt {butter} in the casserole and cook {onion} over medium heat for {time}, until soft and golden.
| Funde {butter} en la cazuela y cocina {onion} a fuego medio {time}, hasta que quede{onion?|n} bien dorad@.
# Braise | Estofa
3 work | Stir in {brown-sugar+wine-vinegar}, pour in {beer} and scrape up what sticks. Add {stewing-beef+thyme+bay-leaf} and the rest of {salt}. Spread {bread} with {mustard-dijon} for the top.
| Incorpora {brown-sugar+wine-vinegar}, vierte {beer} y rasca lo pegado. Añade {stewing-beef+thyme+bay-leaf} y el resto de {salt}. Unta {bread} con {mustard-dijon} para cubrir.
135 cook way=stove safe=stewing-beef | Pour in {beef-stock}, lay {bread} on top, spread side down, cover and simmer very gently for {time}, until all is tender. Stir: what has fallen apart thickens the sauce.
| Vierte {beef-stock}, coloca encima {bread} con lo untado hacia abajo, tapa y cuece a fuego muy suave {time}, hasta que todo esté tierno. Remueve: lo deshecho espesa la salsa.
450 cook way=slow-cooker safe=stewing-beef | Move it to the slow cooker with half of {beef-stock}, lay {bread} on top and cook on low for {time}. Stir: what has fallen apart thickens the sauce.
| Pásalo a la olla de cocción lenta con la mitad de {beef-stock}, coloca encima {bread} y cocina al mínimo {time}. Remueve: lo deshecho espesa la salsa.
40 cook way=pressure-cooker safe=stewing-beef | Move it to the pressure cooker with {beef-stock}, lay {bread} on top, close and cook at high pressure for {time}. Let the pressure fall by itself, and stir well.
| Pásalo a la olla a presión con {beef-stock}, coloca encima {bread}, cierra y cuece a presión alta {time}. Deja que la presión baje sola y remueve bien.

== kladdkaka
names: Kladdkaka, Swedish sticky chocolate cake, Swedish chocolate cake, sticky chocolate cake | Kladdkaka, pastel sueco de chocolate, tarta sueca de chocolate pegajosa
about: a flat Swedish cocoa cake, gooey in the middle | pastel sueco de cacao, bajo y blando en el centro
kind: cake any easy
serves: 8, most 8 in cakeTin, whole
tools: cakeTin saucepan bowl paper
core: cocoa
ways: oven
- 120 g butter
- 250 g sugar
- 45 g cocoa
- 2 tsp vanilla
- 1/4 tsp salt
- 2 egg; binds
- 90 g flour
- 150 ml cream; whipped, to serve | montada, para servir; optional
# Mix | Mezcla
5 cook | Heat the oven to 175 °C (fan 155 °C) and line the tin. Melt {butter} in the saucepan over low heat for {time} and take off the heat.
| Calienta el horno a 175 °C (155 °C con ventilador) y forra el molde. Funde {butter} en el cazo a fuego suave {time} y retira del fuego.
3 work | Stir in {sugar+cocoa+vanilla+salt}, then {egg} and at last {flour}, without beating in air.
| Añade {sugar+cocoa+vanilla+salt}, luego {egg} y al final {flour}, sin meter aire.
# Bake | Hornea
20 batch safe=egg | Pour into the tin and bake for {time}, until the top is set and the middle still soft when touched.
| Vierte en el molde y hornea {time}, hasta que la superficie esté hecha y el centro aún blando al tocarlo.
60 cook | Cool in the tin for {time}: it sinks and firms up.[ Serve with {cream}.]
| Deja enfriar en el molde {time}: baja y toma cuerpo.[ Sirve con {cream}.]

== braised-red-cabbage
names: Braised red cabbage, red cabbage with apple, rotkohl, rødkål, German red cabbage, Danish red cabbage, red cabbage and apple | Lombarda con manzana, lombarda estofada, lombarda guisada con manzana, lombarda braseada, col lombarda con manzana
about: red cabbage cooked sweet and sour with apple and clove | col lombarda agridulce guisada con manzana y clavo
kind: side any easy
serves: 6, most 8 in casserole
tools: knife casserole
core: red-cabbage apple
ways: stove slow-cooker+stove
- 900 g red-cabbage; cored, finely shredded | sin el tronco, en tiras finas
- 40 g butter
- 1 onion; sliced | en juliana
- 2 apple; peeled, diced | peladas, en dados
- 80 ml cider-vinegar
- 40 g brown-sugar
- 150 ml water
- 3 clove
- 1 bay-leaf
- 1/2 tsp cinnamon
- 1.25 tsp salt
+ 100 g raisins cranberry bacon chestnut
# Soften | Pocha
7 cook safe=extra | Melt {butter} in the casserole over medium heat.[ Cook {onion+extra} in it for {time}.]
| Funde {butter} en la cazuela a fuego medio.[ Cocina dentro {onion+extra} {time}.]
# Braise | Estofa
60 cook way=stove | Stir in {red-cabbage+apple+cider-vinegar+brown-sugar+water+clove+bay-leaf+cinnamon+salt}, cover and simmer gently for {time}, stirring now and then, until very tender and glossy.
| Añade {red-cabbage+apple+cider-vinegar+brown-sugar+water+clove+bay-leaf+cinnamon+salt}, tapa y cuece a fuego suave {time}, removiendo de vez en cuando, hasta que esté muy tierna y brillante.
300 cook way=slow-cooker | Put it into the slow cooker with {red-cabbage+apple+cider-vinegar+brown-sugar+clove+bay-leaf+cinnamon+salt} and half of {water} and cook on low for {time}, until very tender.
| Pásalo a la olla de cocción lenta con {red-cabbage+apple+cider-vinegar+brown-sugar+clove+bay-leaf+cinnamon+salt} y la mitad de {water} y cocina al mínimo {time}, hasta que esté muy tierna.
why | The acid keeps the colour bright.
| El ácido conserva el color vivo.
2 work | Taste: it should be both sweet and sharp. It is even better warmed up the next day.
| Prueba: debe quedar dulce y ácida a la vez. Recalentada al día siguiente está aún mejor.

== cardamom-buns
names: Cardamom buns, cardamom bun, kardemummabullar, Swedish cardamom buns, Scandinavian cardamom buns | Bollos de cardamomo, rollos de cardamomo, bollos suecos de cardamomo, kardemummabullar
about: soft Swedish buns twisted round cardamom butter | bollos suecos tiernos y trenzados con mantequilla de cardamomo
kind: bread any medium
serves: 12, most 12 in tray, whole
makes: 12
tools: bowl saucepan tray rollingPin paper rack
core: cardamom bread-flour
ways: oven+stove
-- For the dough | Para la masa
- 250 ml milk
- 75 g butter
- 500 g bread-flour
- 7 g yeast; dried | seca
- 80 g sugar
- 1/2 tsp salt
- 2 tsp cardamom
-- For the filling | Para el relleno
- 90 g butter as filling-butter; soft | bland@
- 80 g brown-sugar
- 2 tsp cardamom as filling-cardamom
- 1 egg; beaten | batido; binds
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
# Make the dough | Haz la masa
4 cook | Warm {milk+butter} in the saucepan for {time}, until melted, and cool to lukewarm.
| Calienta {milk+butter} en el cazo {time}, hasta que se funda, y deja templar.
12 work | Mix {bread-flour+yeast+sugar+salt+cardamom} in the bowl with the lukewarm liquid and knead until smooth and elastic.
| Mezcla {bread-flour+yeast+sugar+salt+cardamom} en el bol con el líquido tibio y amasa hasta que quede lisa y elástica.
60 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Fill and twist | Rellena y trenza
12 work | Roll out to 35 × 50 cm. Mix {filling-butter+brown-sugar+filling-cardamom}, spread over, fold in three and cut into {pieces} strips. Twist each strip, wind it into a knot and set it on the lined tray.
| Estira a 35 × 50 cm. Mezcla {filling-butter+brown-sugar+filling-cardamom}, extiende, dobla en tres y corta en {pieces} tiras. Retuerce cada tira, enróllala en un nudo y ponla en la bandeja forrada.
40 cook | Cover and let them rise for {time}. Heat the oven to 200 °C (fan 180 °C).
| Tapa y deja levar {time}. Calienta el horno a 200 °C (180 °C con ventilador).
# Bake | Hornea
15 batch safe=egg | Brush with {egg} and bake for {time}, until golden. Cool on the rack under a cloth, so that they stay soft.
| Pinta con {egg} y hornea {time}, hasta que se doren. Deja enfriar en la rejilla bajo un paño, para que sigan tiernos.
`);
