import { cards } from "../parse-cards.ts";

export const SPANISH_RICE_DISHES = cards(`
== arroz-al-horno
names: Valencian baked rice, arroz al horno, oven-baked rice with sausage and chickpeas | Arroz al horno, arròs al forn, arroz al horno valenciano, arroz en cazuela de barro
about: Valencian rice baked with ribs, black pudding, chickpeas and a head of garlic | arroz valenciano al horno con costilla, morcilla, garbanzos y ajo
kind: main spanish medium
serves: 4, most 4 in dish
tools: knife dish pan
core: rice-paella tinned-chickpeas
ways: stove+oven
- 350 g rice-paella
- 300 g pork-ribs; in pieces | en trozos
- 120 g black-pudding; sliced | en rodajas; optional
- 150 g pork-belly; sliced | en lonchas; optional
- 200 g tinned-chickpeas; drained | escurrid@
- 1 potato; sliced | en rodajas
- 2 tomato; one grated, one sliced | uno rallado y otro en rodajas
- 8 clove garlic; unpeeled | sin pelar
- 60 ml olive-oil
- 2 tsp paprika-sweet
- 1 pinch saffron
- 800 ml chicken-stock; boiling | hirviendo
- 1 tsp salt
# Prepare the vegetables | Prepara las hortalizas
8 work | Peel and slice {potato}. Grate one half of {tomato} and slice the other half.
| Pela y corta {potato} en rodajas. Ralla una mitad de {tomato} y corta la otra en rodajas.
# Brown | Dora
15 cook | Heat the oven to 210 °C (fan 190 °C). Heat {olive-oil} in the pan and brown {pork-ribs+pork-belly} for {time}. Lift out into the dish.
| Calienta el horno a 210 °C (190 °C con ventilador). Calienta {olive-oil} en la sartén y dora {pork-ribs+pork-belly} {time}. Pásalo a la fuente.
8 cook | Fry {potato+garlic} in the same oil for {time}, until pale gold, and put in the dish.
| Fríe {potato+garlic} en el mismo aceite {time}, hasta que tome algo de color, y ponlo en la fuente.
4 cook | Fry half of {tomato} for {time}, stir in {paprika-sweet+rice-paella} and turn to coat the grains.
| Sofríe la mitad de {tomato} {time}, añade {paprika-sweet+rice-paella} y rehoga el grano.
# Fill the dish | Llena la fuente
5 work | Spread it in the dish with {tinned-chickpeas+salt+saffron}, pour in the boiling {chicken-stock:bare} and top with {black-pudding+potato} and the other slices.
| Reparte en la fuente con {tinned-chickpeas+salt+saffron}, vierte {chicken-stock} hirviendo y coloca encima {black-pudding+potato} y las demás rodajas.
# Bake | Hornea
25 batch safe=pork-ribs,pork-belly,black-pudding | Bake for {time}, until dry on top and golden.
| Hornea {time}, hasta que quede seco y dorado por arriba.
5 cook | Rest for {time} and serve.
| Deja reposar {time} y sirve.

== arroz-con-pollo
names: Chicken and rice, arroz con pollo, rice with chicken, Spanish chicken and rice, chicken rice | Arroz con pollo, arroz de pollo, arroz amarillo con pollo
about: chicken braised with rice, peppers and saffron in one pot | pollo guisado con arroz, pimientos y azafrán en una cazuela
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: chicken-thigh rice-paella
ways: stove rice-cooker+stove pressure-cooker+stove
instead: vegetable-paella
- 700 g chicken-thigh; in pieces | en trozos
- 320 g rice-paella
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 red-pepper; in strips | en tiras
- 3 clove garlic; chopped | picad@
- 200 g tomato; grated | rallad@
- 1 tsp paprika-sweet
- 1 pinch saffron
- 950 ml chicken-stock; hot | caliente
- 100 g peas
- 1 bay-leaf
- 1.25 tsp salt
~ chicken-thigh > 400 g tofu; in cubes, fried | en dados, frito; name Rice with tofu and peppers | Arroz con tofu y pimientos
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {onion+red-pepper+garlic} as the list says. Grate {tomato}.
| Pela y corta {onion+red-pepper+garlic} como indica la lista. Ralla {tomato}.
# Brown | Dora
10 cook | Heat {olive-oil} in the casserole over medium-high heat and brown {chicken-thigh} with {salt} for {time}. Lift out.
| Calienta {olive-oil} en la cazuela a fuego medio-alto y dora {chicken-thigh} con {salt} {time}. Saca y reserva.
# Fry the vegetables | Sofríe las hortalizas
10 cook | Fry {onion+red-pepper+garlic} in the same oil for {time}, until soft.
| Sofríe {onion+red-pepper+garlic} en el mismo aceite {time}, hasta que quede todo tierno.
5 cook | Add {tomato} and cook for {time}, until thick. Stir in {paprika-sweet}.
| Añade {tomato} y cuece {time}, hasta que espese. Mezcla {paprika-sweet}.
# Cook together | Cuece todo junto
1 work way=stove | Stir in {rice-paella}, then add {chicken-thigh+chicken-stock+saffron+bay-leaf+peas} and bring to the boil.
| Rehoga {rice-paella}, añade {chicken-thigh+chicken-stock+saffron+bay-leaf+peas} y lleva a ebullición.
25 cook way=rice-cooker safe=chicken-thigh | Put it all into the rice cooker with {rice-paella+chicken-thigh+saffron+bay-leaf+peas} and three quarters of {chicken-stock}, close and switch on, for about {time}, until it turns to keeping warm. Loosen it with the rest if you like it moist.
| Pásalo todo a la arrocera con {rice-paella+chicken-thigh+saffron+bay-leaf+peas} y tres cuartas partes de {chicken-stock}, cierra y enciende, unos {time}, hasta que pase a mantener caliente. Aligera con el resto si te gusta caldoso.
7 cook way=pressure-cooker safe=chicken-thigh | Put it all into the pressure cooker with {rice-paella+chicken-thigh+saffron+bay-leaf+peas} and two thirds of {chicken-stock}, close and cook at high pressure for {time}. Wait 5 minutes, release what is left of the pressure and loosen it with the rest.
| Pásalo todo a la olla a presión con {rice-paella+chicken-thigh+saffron+bay-leaf+peas} y dos tercios de {chicken-stock}, cierra y cuece a presión alta {time}. Espera 5 minutos, suelta lo que quede de presión y aligera con el resto.
18 cook way=stove safe=chicken-thigh | Simmer over medium-low heat for {time} without stirring, until the grains are tender and juicy.
| Cuece a fuego medio-bajo {time} sin remover, hasta que el grano quede tierno y jugoso.
# Rest | Reposa
5 cook | Cover, rest off the heat for {time}, remove the leaf and serve.
| Tapa, deja reposar fuera del fuego {time}, retira la hoja y sirve.

== arroz-a-la-cubana
names: Cuban-style rice, arroz a la cubana, rice with fried egg and tomato | Arroz a la cubana, arroz cubano, arroz con huevo y tomate, arroz con tomate y huevo frito
about: white rice with tomato sauce, a fried egg and fried banana | arroz blanco con salsa de tomate, huevo frito y plátano frito
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife saucepan pan
core: rice tomato-sauce egg
ways: stove
- 320 g rice; long or round | largo o redondo
- 400 g tomato-sauce
- 4 egg
- 2 banana; halved lengthways | partid@ a lo largo; optional
- 2 clove garlic; lightly crushed | chafad@; optional
- 6 tbsp olive-oil
- 1 tsp salt
~ egg > 400 g tofu; in slices | en lonchas; name Cuban-style rice with tofu | Arroz a la cubana con tofu
# Boil the grains | Cuece el grano
2 cook | Fry {garlic} in a spoonful of oil in the saucepan for {time}.
| Dora {garlic} en una cucharada de aceite en el cazo {time}.
16 cook | Stir in {rice+salt}, add {700 ml} of boiling water, cover and cook over low heat for {time}, until dry and tender.
| Añade {rice+salt} y {700 ml} de agua hirviendo, tapa y cuece a fuego suave {time}, hasta que quede seco y tierno.
5 cook | Rest, covered, for {time}. Warm {tomato-sauce} meanwhile.
| Deja reposar tapado {time}. Mientras, calienta {tomato-sauce}.
# Fry | Fríe
1 work | Heat {olive-oil} in the pan.
| Calienta {olive-oil} en la sartén.
3 batch | Brown {banana} for {time} and lift out.
| Dora {banana} {time} y saca.
3 pieces if=egg safe=egg | Fry {egg} in the hot oil for {time}, basting with oil, until set with lacy edges.
| Fríe {egg} en el aceite bien caliente {time}, bañando con aceite, hasta que cuaje y haga puntilla.
6 pieces not=egg | Fry {egg} in the hot oil for {time}, until golden.
| Fríe {egg} en el aceite bien caliente {time}, hasta que se dore.
# Serve | Sirve
3 work | Mould {rice} with a cup on each plate and serve with {tomato-sauce+egg+banana}.
| Moldea {rice} con una taza en cada plato y sirve con {tomato-sauce+egg+banana}.

== fideua
names: Fideuá, seafood noodle paella, noodle paella | Fideuá, fideuá de marisco, fideuá de Gandía
about: short noodles cooked like a paella with seafood | fideos cocidos como una paella con marisco
kind: main spanish medium
serves: 4, most 6 in paella
tools: knife paella saucepan
core: fideua-noodles
ways: stove
- 400 g fideua-noodles
- 300 g prawn; peeled | pelad@
- 300 g cuttlefish; in pieces | en trozos
- 200 g monkfish; in 3 cm pieces | en trozos de 3 cm; optional
- 1200 ml fish-stock
- 3 clove garlic; chopped | picad@
- 200 g tomato; grated | rallad@
- 80 ml olive-oil
- 2 tsp paprika-sweet
- 1 pinch saffron
- 1 tsp salt
- 80 g aioli; optional
~ fideua-noodles > 400 g pasta-gluten-free; short and thin | corta y fina; name Gluten-free fideuá | Fideuá sin gluten
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {garlic} as the list says. Grate {tomato}.
| Pela y corta {garlic} como indica la lista. Ralla {tomato}.
# Brown and heat | Dora y calienta
4 cook | Toast {fideua-noodles} in half of {olive-oil} in the pan for {time}, until golden, and lift out. Heat {fish-stock} with {saffron} in the saucepan.
| Tuesta {fideua-noodles} en la mitad de {olive-oil} en la paella {time}, hasta que se dore, y saca. Calienta {fish-stock} con {saffron} en el cazo.
# Fry | Sofríe
8 cook | Fry {cuttlefish} in the rest of the oil for {time}, until its water has gone.
| Rehoga {cuttlefish} en el resto del aceite {time}, hasta que se evapore el agua.
6 cook | Add {garlic+tomato+salt} and cook for {time}, until dark. Stir in {paprika-sweet}.
| Añade {garlic+tomato+salt} y cuece {time}, hasta que oscurezca. Mezcla {paprika-sweet}.
# Cook | Cuece
6 batch | Add {fideua-noodles}, pour in {fish-stock} and boil over high heat for {time}.
| Añade {fideua-noodles}, vierte {fish-stock} y hierve a fuego fuerte {time}.
5 batch safe=prawn,cuttlefish,monkfish | Lay {monkfish+prawn} on top, press in a little and cook over medium heat for {time}, until dry and the tips stand up.
| Reparte encima {monkfish+prawn}, hunde un poco y cuece a fuego medio {time}, hasta que quede seco y se levanten las puntas.
# Rest and serve | Reposa y sirve
5 cook | Rest for {time}.[ Serve with {aioli}.]
| Deja reposar {time}.[ Sirve con {aioli}.]
`);
