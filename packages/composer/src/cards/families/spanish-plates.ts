import { cards } from "../parse-cards.ts";

export const SPANISH_PLATES = cards(`
== gazpachuelo
names: Gazpachuelo, gazpachuelo malagueño, Málaga fish soup with mayonnaise, warm fish and mayonnaise soup | Gazpachuelo, gazpachuelo malagueño, sopa de pescado con mayonesa
about: a warm, pale soup of fish, prawns and potato bound with mayonnaise | sopa templada de pescado, gambas y patata ligada con mayonesa
kind: soup spanish medium
serves: 4, most 6 in pot
tools: knife pot bowl whisk
core: potato mayonnaise hake
ways: stove
- 500 g potato; in 5 mm slices | en rodajas de 5 mm
- 1000 ml fish-stock
- 1 bay-leaf
- 1 tsp salt
- 400 g hake; skinless, in chunks | sin piel, en trozos
- 150 g prawn; peeled | peladas; optional
- 180 g mayonnaise
- 1 lemon; juiced | en zumo
~ mayonnaise > 180 g vegan-mayonnaise; name Gazpachuelo | Gazpachuelo
~ hake > 400 g monkfish; in chunks | en trozos; name Gazpachuelo | Gazpachuelo
# Boil | Cuece
16 cook | Simmer {potato} in the pot in {fish-stock} with {bay-leaf+salt} for {time}, until tender.
| Cuece {potato} en la olla en {fish-stock} con {bay-leaf+salt} {time}, hasta que un cuchillo entre sin esfuerzo.
4 cook safe=hake,prawn | Add {hake+prawn}, cook gently for {time} and take off the heat. Leave to stand until it no longer steams hard.
| Añade {hake+prawn}, cuece a fuego suave {time} y retira del fuego. Espera a que deje de humear con fuerza.
# Bind | Liga
4 work | Loosen {mayonnaise} with {lemon} in the bowl and whisk in two ladles of the hot liquid, little by little. Stir back into the pot off the heat.
| Aligera {mayonnaise} con {lemon} en el bol e incorpora con las varillas dos cucharones del líquido caliente, poco a poco. Devuelve a la olla fuera del fuego.
tip | Warm it gently and never let it boil again: it would curdle.
| Calienta con suavidad y no dejes que vuelva a hervir: se cortaría.
== patatas-revolconas
names: Patatas revolconas, mashed potatoes with paprika and crisp pork belly, Spanish paprika mash | Patatas revolconas, patatas meneás, patatas machaconas, patatas revolconas con torreznos, patatas meneadas
about: paprika potato mash with crisp pork belly | puré rústico de patata y pimentón con torreznos crujientes
kind: main spanish easy
serves: 4, most 6 in pan
tools: knife pot pan masher
core: potato paprika-sweet
ways: stove
- 1000 g potato; floury, in pieces | harinosas, en trozos
- 1 bay-leaf
- 1.5 tsp salt
- 250 g pork-belly; in 1 cm strips, dried | en tiras de 1 cm, seca
- 4 tbsp olive-oil
- 4 clove garlic; sliced | en láminas
- 1 tbsp paprika-sweet
~ pork-belly > 250 g mushroom; thickly sliced | en láminas gruesas
# Boil | Cuece
22 cook | Boil {potato} in water in the pot with {bay-leaf} and most of {salt} for {time}, until very soft. Keep a glass of the liquid, drain and remove the leaf.
| Cuece {potato} en agua en la olla con {bay-leaf} y casi toda {salt} {time}, hasta que un cuchillo entre sin esfuerzo. Guarda un vaso del líquido, escurre y retira la hoja.
# Fry | Fríe
15 batch safe=pork-belly | Meanwhile fry {pork-belly} with the rest of {salt} in {olive-oil} in the pan over medium heat for {time}, turning, until crisp and golden. Lift out.
| Mientras, fríe {pork-belly} con el resto de {salt} en {olive-oil} en la sartén a fuego medio {time}, dando vueltas, hasta que cruja y se dore. Saca.
2 cook | [Fry {garlic} in the same fat for {time}, until it just takes colour.] Off the heat stir in {paprika-sweet}, so that it does not burn.
| [Dora {garlic} en la misma grasa {time}, sin que se pase.] Fuera del fuego añade {paprika-sweet}, para que no se queme.
# Mash | Aplasta
5 work | Tip {potato} into the pan, crush over low heat with the red fat and a splash of the kept liquid, until creamy with a few lumps. Serve with {pork-belly} on top.
| Vuelca {potato} en la sartén y aplasta a fuego suave con la grasa roja y un poco del líquido, hasta que quede cremoso con algún trozo. Sirve con {pork-belly} por encima.
== lentejas-con-arroz
names: Spanish lentils with rice, Spanish lentils and rice, lentils with rice, lentejas con arroz | Lentejas con arroz, lentejas con arroz y verduras, lentejas con verduras y arroz, potaje de lentejas con arroz
about: a spoon stew of lentils, rice and vegetables with paprika | guiso de cuchara de lentejas, arroz y verduras con pimentón
kind: main spanish easy
serves: 4, most 6 in pot
tools: knife pot
core: lentils-brown rice-paella
ways: stove
- 280 g lentils-brown
- 100 g rice-paella
- 4 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 green-pepper; chopped | picad@
- 2 carrot; sliced | en rodajas
- 3 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 2 tsp paprika-sweet
- 1 bay-leaf
- 1.5 tsp salt
+ 150 g chorizo spinach pumpkin potato
# Fry the vegetables | Sofríe las hortalizas
10 cook | Heat {olive-oil} in the pot over medium heat.[ Soften {onion+green-pepper+carrot+garlic} in it for {time}.]
| Calienta {olive-oil} en la olla a fuego medio.[ Pocha dentro {onion+green-pepper+carrot+garlic} {time}.]
5 cook | Add {tomato} and cook for {time}, until thick. Off the heat stir in {paprika-sweet}.
| Añade {tomato} y cuece {time}, hasta que espese. Fuera del fuego añade {paprika-sweet}.
# Simmer | Cuece
25 cook safe=extra | Rinse {lentils-brown}, add with {bay-leaf} and {1600 ml} of cold water, bring to the boil and simmer gently for {time}.[ Add {extra} at once too.]
| Enjuaga {lentils-brown}, añade con {bay-leaf} y {1600 ml} de agua fría, lleva a hervir y cuece a fuego suave {time}.[ Añade también {extra}.]
18 cook | Add {rice-paella+salt} and simmer for {time}, stirring now and then, until all is tender and the stew is thick. Add a splash of hot water if it dries.
| Añade {rice-paella+salt} y cuece {time}, removiendo a ratos, hasta que todo esté tierno y el guiso espeso. Añade un chorro de agua caliente si se seca.
5 cook | Let it stand for {time}, remove the leaf and serve at once.
| Deja reposar {time}, retira la hoja y sirve enseguida.
== conejo-al-ajillo
names: Garlic rabbit, conejo al ajillo, Spanish garlic rabbit, rabbit with garlic | Conejo al ajillo, conejo al ajillo con vino blanco, conejo con ajo
about: rabbit fried with plenty of garlic and white wine | conejo dorado con mucho ajo y vino blanco
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife casserole
core: rabbit garlic
ways: stove
- 1200 g rabbit; in pieces | en trozos
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 100 ml olive-oil
- 10 clove garlic; half whole, half sliced | la mitad enteros, la mitad en láminas
- 2 bay-leaf
- 2 sprig thyme
- 200 ml white-wine
- 1 tbsp wine-vinegar; optional
- 15 g parsley; chopped | picad@
~ rabbit > 1200 g chicken; in pieces | en trozos; name Garlic chicken | Pollo al ajillo
# Brown | Dora
15 batch | Season {rabbit} with {salt+black-pepper} and brown in {olive-oil} in the casserole over medium-high heat for {time}, turning. Lift out.
| Sazona {rabbit} con {salt+black-pepper} y dora con {olive-oil} en la cazuela a fuego medio-alto {time}, dando vueltas. Saca.
3 cook | Fry {garlic+bay-leaf+thyme} in the same oil over medium heat for {time}, until the slices just turn golden: burnt, they are bitter.
| Sofríe {garlic+bay-leaf+thyme} en el mismo aceite a fuego medio {time}, hasta que las láminas apenas se doren: quemadas amargan.
# Simmer | Guisa
30 cook safe=rabbit | Return {rabbit}, pour in {white-wine} and simmer half covered for {time}, turning now and then, until tender and little sauce is left. Add a splash of water if it dries.
| Devuelve {rabbit}, vierte {white-wine} y guisa a medio tapar {time}, con alguna vuelta, hasta que quede tierno y con poca salsa. Añade un chorro de agua si se seca.
2 work | [Sharpen with {wine-vinegar}. ]Remove the leaves and stalks, and scatter {parsley} over.
| [Aviva con {wine-vinegar}. ]Retira las hojas y los tallos, y espolvorea {parsley}.
`);
