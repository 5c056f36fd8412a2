import { cards } from "../parse-cards.ts";

export const CENTRAL_EUROPE = cards(`
== kaiserschmarrn
names: Kaiserschmarrn, kaiserschmarren, Austrian torn pancake, torn pancake, emperor's pancake | Kaiserschmarrn, tortita imperial austriaca, tortita austriaca desmenuzada
about: a fluffy Austrian pancake torn up and caramelised | tortita austriaca esponjosa, troceada y caramelizada
kind: dessert any medium
serves: 4, most 4 in pan
tools: pan bowl mixer whisk
core: egg-yolk egg-white flour
ways: stove
- 50 g raisins; optional
- 2 tbsp rum; optional
- 5 egg-yolk
- 5 egg-white
- 300 ml milk
- 160 g flour
- 1 tsp vanilla
- 1 pinch salt
- 40 g sugar
- 50 g butter
- 2 tbsp icing-sugar
~ flour > 150 g flour-gluten-free; name Kaiserschmarrn | Kaiserschmarrn
# Make the batter | Haz la masa
2 work | Soak {raisins} in a little warm water, then drain.
| Remoja {raisins} en un poco de agua templada y escurre.
7 work | Beat {egg-yolk} with {milk+rum+flour+vanilla+salt} in the bowl until smooth. Whip {egg-white} with half of {sugar} to soft peaks and fold them in.
| Bate {egg-yolk} con {milk+rum+flour+vanilla+salt} en el bol hasta que quede liso. Monta {egg-white} con la mitad de {sugar} a punto blando e incorpora con cuidado.
# Bake in the pan | Cuaja en la sartén
6 batch | Melt half of {butter} in the pan over medium-low heat, pour in the batter[, scatter {raisins} over], cover and cook for {time}, until golden below and nearly set.
| Funde la mitad de {butter} en la sartén a fuego medio-bajo, vierte la masa[, reparte {raisins} por encima], tapa y cuaja {time}, hasta que se dore por debajo y esté casi cuajada.
4 batch safe=egg-yolk,egg-white | Quarter it, turn the pieces and cook for {time}, until puffed and cooked through.
| Córtala en cuartos, da la vuelta a los trozos y cocina {time}, hasta que suban y estén hechos por dentro.
# Tear and caramelise | Trocea y carameliza
3 batch | Tear it into bites with two forks, add the rest of {butter} and {sugar:rest} and toss for {time}, until lightly caramelised. Dust thickly with {icing-sugar} and serve at once.
| Trocea en bocados con dos tenedores, añade el resto de {butter} y {sugar:rest} y saltea {time}, hasta que se caramelice un poco. Espolvorea bien {icing-sugar} y sirve enseguida.
tip | Stewed fruit is eaten with it.
| Se acompaña con fruta cocida.

== bigos
names: Bigos, Polish hunter's stew, hunter's stew, Polish bigos, Polish sauerkraut stew | Bigos, bigos polaco, guiso polaco del cazador, estofado polaco de chucrut
about: Polish stew of sauerkraut, cabbage, pork, smoked sausage and dried mushrooms | guiso polaco de chucrut, col, cerdo, salchicha ahumada y setas secas
kind: main any easy
serves: 8, most 8 in casserole
tools: knife casserole bowl colander
core: sauerkraut pork-shoulder
ways: stove slow-cooker+stove
- 20 g porcini; dried | secos
- 250 ml water; hot | caliente
- 500 g pork-shoulder; in 3 cm cubes | en dados de 3 cm
- 2 tbsp lard
- 150 g bacon; diced | en dados
- 2 onion; chopped | picad@
- 300 g smoked-sausage; sliced | en rodajas
- 1 tbsp tomato-puree
- 200 ml red-wine
- 800 g sauerkraut; drained | escurrido
- 500 g cabbage; shredded | en tiras
- 100 g prune; halved | en mitades
- 2 bay-leaf
- 1 tsp allspice
- 1 tsp caraway
- 1/2 tsp black-pepper
- 1/2 tsp salt
~ pork-shoulder > 500 g stewing-beef; in 3 cm cubes | en dados de 3 cm; name Beef bigos | Bigos de ternera
~ pork-shoulder > 600 g mushroom; quartered | en cuartos; name Mushroom bigos | Bigos de champiñones
~ bacon > 1 tsp paprika-smoked
~ smoked-sausage > 250 g tofu; smoked, in dice | ahumado, en dados
# Soak | Remoja
20 cook | Soak {porcini} in {water} in the bowl for {time}. Chop them and keep the liquid.
| Remoja {porcini} en {water} en el bol {time}. Pica y guarda el líquido.
# Brown | Dora
10 batch | Brown {pork-shoulder} in half of {lard} in the casserole over high heat for {time}. Lift out.
| Dora {pork-shoulder} con la mitad de {lard} en la cazuela a fuego vivo {time}. Saca.
10 cook | Fry {bacon+onion+smoked-sausage} in the casserole with the rest of {lard} for {time}, until golden. Stir in {tomato-puree} and {red-wine}.
| Sofríe {bacon+onion+smoked-sausage} en la cazuela con el resto de {lard} {time}, hasta que todo tome color. Añade {tomato-puree} y {red-wine}.
# Simmer long | Guisa despacio
120 cook way=stove safe=pork-shoulder | Add {pork-shoulder+sauerkraut+cabbage+porcini} with the soaking liquid and {prune+bay-leaf+allspice+caraway+black-pepper+salt}, cover and simmer very gently for {time}, stirring now and then, until dark and tender.
| Añade {pork-shoulder+sauerkraut+cabbage+porcini} con el líquido del remojo y {prune+bay-leaf+allspice+caraway+black-pepper+salt}, tapa y cuece a fuego muy suave {time}, removiendo de vez en cuando, hasta que esté oscuro y tierno.
480 cook way=slow-cooker safe=pork-shoulder | Put it all into the slow cooker with {pork-shoulder+sauerkraut+cabbage+porcini}, half of the soaking liquid and {prune+bay-leaf+allspice+caraway+black-pepper+salt} and cook on low for {time}.
| Pásalo todo a la olla de cocción lenta con {pork-shoulder+sauerkraut+cabbage+porcini}, la mitad del líquido del remojo y {prune+bay-leaf+allspice+caraway+black-pepper+salt} y cocina al mínimo {time}.
tip | Cooled quickly and heated again the next day it is at its best.
| Enfriado pronto y recalentado al día siguiente está en su mejor momento.

== potato-rosti
names: Rösti, potato rösti, Swiss rösti, rostis, Swiss potato cake | Rösti, rösti de patata, rösti suizo, röstis, torta suiza de patata
about: a crisp Swiss cake of grated boiled potatoes | torta suiza y crujiente de patata cocida rallada
kind: side any easy
serves: 4, most 4 in smallPan
tools: pot grater smallPan colander
core: potato
ways: stove
- 800 g potato; waxy, unpeeled | firmes, con piel
- 1 tsp salt
- 1/4 tsp black-pepper
- 60 g butter
+ 80 g bacon onion cheese gruyere
# Boil and chill | Cuece y enfría
15 cook | Boil {potato} in water in the pot for {time}, until just half done. Drain.
| Cuece {potato} en agua en la olla {time}, hasta que esté a medio hacer. Escurre.
120 cook | Cool and chill for {time} or overnight.
| Deja enfriar y pasa a la nevera {time} o toda la noche.
why | Cold, they grate into firm strands and need nothing to hold them.
| En frío se rallan en hebras firmes y no necesitan nada que las una.
# Grate | Ralla
6 work | Peel, grate coarsely and mix lightly with {salt+black-pepper}.
| Pela, ralla grueso y mezcla con cuidado con {salt+black-pepper}.
6 cook safe=extra | Fry {extra}, cut small, in a little of the fat in the pan for {time} and mix in.
| Fríe {extra}, en trozos pequeños, con un poco de la grasa en la sartén {time} y mezcla.
# Fry | Dora
14 batch | Melt half of {butter} in the pan over medium heat, press the mass in flat and fry for {time}, until a deep golden crust forms below.
| Funde la mitad de {butter} en la sartén a fuego medio, aprieta dentro la mezcla y dora {time}, hasta que se forme una costra bien dorada por debajo.
12 batch | Turn it out onto a plate, melt the rest of {butter} in the pan, slide it back in and fry the other side for {time}.
| Vuélcala en un plato, funde el resto de {butter} en la sartén, deslízala de nuevo y dora el otro lado {time}.

== potato-pancakes
names: Potato pancakes, potato pancake, kartoffelpuffer, reibekuchen, German potato pancakes, placki ziemniaczane, placki, Polish potato pancakes, reiberdatschi | Tortitas de patata alemanas, kartoffelpuffer, tortitas alemanas de patata, tortitas polacas de patata, panqueques de papa, panqueques de patata
about: crisp pan cakes of raw grated potato and onion | tortitas crujientes de patata cruda y cebolla ralladas
kind: main any easy
serves: 4, most 4 in pan
makes: 12
tools: grater bowl pan
core: potato
ways: stove
- 1000 g potato; floury, peeled | harinosas, peladas
- 1 onion
- 1 egg; binds
- 40 g flour
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 100 ml sunflower-oil
- 300 g apple-sauce; to serve | para servir; optional
~ flour > 30 g cornflour
# Mix | Mezcla
10 work | Grate {potato+onion} finely into a cloth and squeeze hard over the bowl. Let the liquid stand, pour it off and keep the white layer that settled.
| Ralla fino {potato+onion} sobre un paño y aprieta con fuerza encima del bol. Deja reposar el líquido, tíralo y conserva la capa blanca que se asienta.
3 work | Mix it with {egg+flour+salt+black-pepper} and what was squeezed, and fry at once, before it turns grey.
| Mézclalo con {egg+flour+salt+black-pepper} y lo escurrido, y fríe enseguida, antes de que se ponga gris.
# Fry | Fríe
26 pieces safe=egg | Heat part of {sunflower-oil} in the pan over medium-high heat and fry heaped spoonfuls, pressed thin, {time} in all for {pieces} of them, turning once, until brown and crisp. Add the rest of {sunflower-oil} as you go and drain on paper.
| Calienta parte de {sunflower-oil} en la sartén a fuego medio-alto y fríe cucharadas colmadas, aplastadas, {time} en total para {pieces} unidades, con una vuelta, hasta que estén doradas y crujientes. Añade el resto de {sunflower-oil} sobre la marcha y escurre sobre papel.
1 work | Serve at once.[ Pass {apple-sauce} round.]
| Sirve enseguida.[ Acompaña con {apple-sauce}.]

== spaetzle
names: Spaetzle, spätzle, homemade spaetzle, German spaetzle | Spaetzle, spätzle, spaetzle casero, spaetzle alemán
about: soft little German dumplings of egg batter, tossed in butter | pequeña pasta alemana de huevo, tierna, salteada con mantequilla
kind: side any medium
serves: 4, most 6 in pastaPot
tools: bowl pastaPot pan slotted
core: flour egg
ways: stove
- 400 g flour
- 4 egg
- 160 ml water
- 2 tsp salt
- 1/4 tsp nutmeg
- 40 g butter
+ 150 g gruyere cheese
~ flour > 380 g flour-gluten-free; name Spaetzle of gluten-free flour | Spaetzle de harina sin gluten
# Beat | Bate
7 work | Beat {flour+egg+nutmeg} and half of {salt} in the bowl with {water} little by little, with a wooden spoon, until it is thick, stretches and makes bubbles.
| Bate {flour+egg+nutmeg} y la mitad de {salt} en el bol con {water} poco a poco, con una cuchara de madera, hasta que la masa quede espesa y elástica y haga burbujas.
20 cook | Rest it for {time}.
| Déjala reposar {time}.
# Boil | Cuece
12 batch safe=egg | Boil plenty of water with the rest of {salt}. Press the batter through a spaetzle maker or a coarse colander in rounds, {time} in all, lifting them out when they float and have cooked for a minute more.
| Pon a hervir abundante agua con el resto de {salt}. Pasa la masa por un rallador de spaetzle o un colador de agujeros gruesos, por tandas, {time} en total, y sácalos cuando floten y lleven un minuto más.
# Toss | Saltea
4 cook | Melt {butter} in the pan over medium heat and toss what was boiled in it for {time}, until coated and just golden.
| Funde {butter} en la sartén a fuego medio y saltea dentro lo cocido {time}, hasta que se impregne y apenas se dore.
3 cook | Add {extra}, grated, and stir over low heat for {time}, until it melts.
| Añade {extra}, en ralladura gruesa, y remueve a fuego suave {time}, hasta que se funda.

== kasespatzle
names: Käsespätzle, cheese spaetzle, cheese spätzle, German mac and cheese, spaetzle with cheese and onions | Käsespätzle, spaetzle con queso, spätzle con queso
about: soft egg spaetzle layered with melted cheese and brown onions | spaetzle de huevo con queso fundido y cebolla dorada
kind: main any medium
serves: 4, most 4 in pan
tools: bowl pastaPot pan slotted knife grater
core: flour egg gruyere
ways: stove
- 3 onion; in thin rings | en aros finos
- 60 g butter
- 400 g flour
- 4 egg
- 160 ml water
- 2 tsp salt
- 1/4 tsp nutmeg
- 250 g gruyere; grated | rallado
- 1/4 tsp black-pepper
- 2 tbsp chives; chopped | picad@; optional
~ flour > 380 g flour-gluten-free; name Käsespätzle of gluten-free flour | Käsespätzle de harina sin gluten
~ gruyere > 250 g cheddar-vegetarian; grated | rallado; name Käsespätzle | Käsespätzle
# Brown | Dora
20 cook | Melt half of {butter} in the pan and fry {onion} over medium heat for {time}, stirring often, until brown, then lift out.
| Funde la mitad de {butter} en la sartén y dora {onion} a fuego medio {time}, removiendo a menudo, hasta que tome{onion?|n} buen color, y saca.
# Beat | Bate
7 work | Beat {flour+egg+nutmeg} and half of {salt} in the bowl with {water} little by little, with a wooden spoon, until it is thick, stretches and makes bubbles.
| Bate {flour+egg+nutmeg} y la mitad de {salt} en el bol con {water} poco a poco, con una cuchara de madera, hasta que la masa quede espesa y elástica y haga burbujas.
20 cook | Rest the batter for {time}.
| Deja reposar la masa {time}.
# Boil | Cuece
12 cook safe=egg | Boil plenty of water with the rest of {salt}. Press the batter through a spaetzle maker or a coarse colander in rounds, {time} in all, lifting them out when they float and have cooked for a minute more.
| Pon a hervir abundante agua con el resto de {salt}. Pasa la masa por un rallador de spaetzle o un colador de agujeros gruesos, por tandas, {time} en total, y sácalos cuando floten y lleven un minuto más.
# Layer | Monta
5 batch | Melt {butter:rest} in the pan over low heat, layer what was boiled in it with {gruyere+black-pepper}, cover and leave for {time}, until it melts in strings. Fold once.
| Funde {butter:rest} en la sartén a fuego suave, alterna dentro lo cocido con {gruyere+black-pepper}, tapa y deja {time}, hasta que se funda y haga hilos. Remueve una vez.
1 work | Serve at once.[ Pile {onion+chives} on top.]
| Sirve enseguida.[ Pon encima {onion+chives}.]

== beurre-blanc
names: Beurre blanc, beurre blanc sauce, white butter sauce, French butter sauce | Beurre blanc, salsa beurre blanc, salsa de mantequilla blanca, mantequilla blanca
about: a warm French sauce of butter, white wine and shallot | salsa francesa templada de mantequilla, vino blanco y chalota
kind: sauce french medium
serves: 6, most 10 in saucepan
tools: knife saucepan whisk sieve
core: butter
ways: stove
- 2 shallot; very finely chopped | picad@ muy fin@
- 100 ml white-wine
- 2 tbsp wine-vinegar
- 200 g butter; very cold, diced | muy frí@, en dados
- 1/4 tsp salt
- 1 pinch white-pepper
~ butter > 200 g butter-plant; block, very cold, diced | en bloque, muy frí@, en dados; name Dairy-free beurre blanc | Beurre blanc vegetal
~ white-wine > 100 ml fish-stock
# Reduce | Reduce
8 cook | Simmer {shallot+white-wine+wine-vinegar} in the saucepan for {time}, until only about {2 tbsp} of liquid are left.
| Cuece {shallot+white-wine+wine-vinegar} en el cazo {time}, hasta que queden solo unas {2 tbsp} de líquido.
# Whisk in | Monta la salsa
6 cook | Over the lowest heat whisk in {butter}, two or three cubes at a time, for {time}, taking the pan off now and then: it must turn creamy, never hot enough to simmer.
| Al fuego más bajo incorpora {butter} con las varillas, dos o tres dados cada vez, durante {time}, retirando el cazo de vez en cuando: debe quedar cremosa, sin llegar a hervir.
1 work | Season with {salt+white-pepper}, strain if you like and serve at once.
| Sazona con {salt+white-pepper}, cuela si quieres y sirve enseguida.
why | Too hot, the fat separates; a splash of cold water brings it back.
| Si se calienta de más, la grasa se separa; un chorrito de agua fría la recupera.
`);
