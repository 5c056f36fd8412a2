import { cards } from "../parse-cards.ts";

/** Dishes of Morocco and its neighbours. */
export const NORTH_AFRICAN = cards(`
== harissa-paste
names: Harissa paste, harissa sauce, Tunisian harissa, homemade harissa, harissa chilli paste | Pasta de harissa, salsa harissa, harissa casera, harissa tunecina
about: a hot paste of dried chillies, garlic, caraway and cumin | pasta picante de chiles secos, ajo, alcaravea y comino
kind: sauce moroccan easy
serves: 12, most 24 in jar
tools: bowl pan processor jar
core: guajillo-chilli
ways: stove
- 60 g guajillo-chilli; or other dried red ones | u otros rojos secos
- 1 chilli; dried or fresh | seca o fresca; optional
- 3 clove garlic
- 2 tsp coriander-seed
- 1 tsp caraway
- 1 tsp cumin
- 1 tsp salt
- 2 tbsp lemon
- 80 ml olive-oil
# Soak | Hidrata
25 cook | Pull off the stalks, shake out the seeds and soak {guajillo-chilli} in hot water for {time}, until soft. Drain.
| Quita los rabillos y las semillas y remoja {guajillo-chilli} en agua caliente {time}, hasta que se ablanden. Escurre.
# Warm the spices | Calienta las especias
2 cook | Warm {coriander-seed+caraway+cumin} in the dry pan for {time}, until fragrant.
| Calienta {coriander-seed+caraway+cumin} en la sartén sin grasa {time}, hasta que huelan bien.
# Blend | Tritura
5 work | Blend {guajillo-chilli+chilli+garlic+salt+lemon} with the spices and {olive-oil} to a thick paste. Fill into the jar, keep it in the fridge and use it within 7 days, or freeze it in portions.
| Tritura {guajillo-chilli+chilli+garlic+salt+lemon} con las especias y {olive-oil} hasta que quede una crema espesa. Pásala al tarro, guárdala en la nevera y gástala en 7 días, o congélala en porciones.
== zaalouk
names: Zaalouk, zalouk, zaalouk salad, Moroccan aubergine salad, Moroccan eggplant salad, Moroccan aubergine and tomato dip | Zaalouk, zaaluk, zalouk, ensalada marroquí de berenjena, ensalada de berenjena marroquí, caviar de berenjena marroquí
about: aubergine and tomato cooked soft with garlic, cumin and paprika | berenjena y tomate guisados con ajo, comino y pimentón
kind: starter moroccan easy
serves: 6, most 6 in pan
tools: knife pan masher
core: aubergine tomato
ways: stove
- 800 g aubergine; half peeled, in cubes | peladas a tiras, en dados
- 500 g tomato; ripe, chopped | maduros, picados
- 4 clove garlic; crushed | machacad@
- 80 ml olive-oil
- 2 tsp paprika-sweet
- 1.5 tsp cumin
- 1/4 tsp chilli-flakes; optional
- 1.5 tsp salt
- 15 g coriander-leaf; chopped | picad@
- 15 g parsley; chopped | picad@
- 1 tbsp lemon
# Cook soft | Guisa
20 cook | Cook {aubergine+tomato+garlic} with {salt}, half of {olive-oil} and {100 ml} of water in the pan, covered, over medium heat for {time}, until very soft.
| Cuece {aubergine+tomato+garlic} con {salt}, la mitad de {olive-oil} y {100 ml} de agua en la sartén tapada a fuego medio {time}, hasta que quede todo muy blando.
# Crush and reduce | Aplasta y reduce
12 cook | Crush coarsely, stir in {paprika-sweet+cumin+chilli-flakes+coriander-leaf+parsley}, and the rest of {olive-oil} and cook without the lid for {time}, stirring, until thick and no liquid is left.
| Aplasta sin deshacerlo del todo, añade {paprika-sweet+cumin+chilli-flakes+coriander-leaf+parsley}, y el resto de {olive-oil} y cuece sin tapa {time}, removiendo, hasta que espese y no quede líquido.
1 work | Stir in {lemon} and serve warm or cold.
| Añade {lemon} y sirve templado o frío.
== bastilla
names: Bastilla, pastilla, b'stilla, bisteeya, bstilla, chicken bastilla, chicken pastilla, Moroccan chicken pie | Pastela, bastela, pastela moruna, pastela de pollo, bastilla, pastilla marroquí, pastela marroquí, pastel moruno de pollo
about: crisp filo pie of chicken, egg and almonds with cinnamon | pastel crujiente de masa filo con pollo, huevo, almendra y canela
kind: main moroccan hard
serves: 8, most 8 in tartTin, whole
tools: knife casserole pan processor tartTin
core: filo-pastry chicken-thigh almond
ways: oven+stove
- 1000 g chicken-thigh-on-bone as chicken-thigh
- 3 onion; finely chopped | picad@ fin@
- 2 tbsp olive-oil
- 1 tsp ginger-ground
- 1 pinch saffron
- 1/2 tsp black-pepper
- 1.5 tsp salt
- 2 tsp cinnamon
- 25 g coriander-leaf; chopped | picad@
- 25 g parsley; chopped | picad@
- 5 egg; beaten | batidos
- 150 g almond; peeled | pelad@
- 40 g icing-sugar
- 1 tbsp orange-blossom-water; optional
- 80 g butter; melted | derretid@
- 250 g filo-pastry
~ egg > 250 g tofu; finely crumbled | desmenuzado fino
# Stew | Guisa
45 cook safe=chicken-thigh | Simmer {chicken-thigh} with {onion+olive-oil+ginger-ground+saffron+black-pepper+salt}, half of {cinnamon} and {200 ml} of water in the casserole, covered, for {time}. Lift it out, take the flesh off the bone and shred.
| Cuece {chicken-thigh} con {onion+olive-oil+ginger-ground+saffron+black-pepper+salt}, la mitad de {cinnamon} y {200 ml} de agua en la cazuela tapada {time}. Saca, deshuesa y desmenuza.
12 cook safe=egg | Boil the sauce down until thick, add {coriander-leaf+parsley}, then {egg}, and stir until set and dry, {time} in all.
| Reduce la salsa hasta que espese, añade {coriander-leaf+parsley}, después {egg}, y remueve hasta que cuaje y quede seco, {time} en total.
# Grind | Muele
8 cook | Fry {almond} in a spoonful of {butter:bare} in the pan for {time}, until golden, cool and chop coarsely in the processor with half of {icing-sugar} and half of the rest of {cinnamon}.[ Add {orange-blossom-water}.]
| Dora {almond} con una cucharada de {butter:bare} en la sartén {time}, deja enfriar y pica grueso en el procesador con la mitad de {icing-sugar} y la mitad del resto de {cinnamon}.[ Añade {orange-blossom-water}.]
# Layer | Monta
15 work | Heat the oven to 190 °C (fan 170 °C). Line the greased tin with most of {filo-pastry}, brushed with {butter} and hanging over. Fill with {chicken-thigh}, the sauce and then {almond}. Fold over, cover with the rest of {filo-pastry}, tuck in and brush with {butter}.
| Calienta el horno a 190 °C (170 °C con ventilador). Forra el molde engrasado con la mayor parte de {filo-pastry}, untando cada hoja con {butter} y dejando que sobresalga. Rellena con {chicken-thigh}, la salsa y después {almond}. Cierra, cubre con el resto de {filo-pastry}, remete y unta con {butter}.
# Bake | Hornea
35 batch | Bake for {time}, until deep golden and crisp. Dust with the rest of {icing-sugar} and a pattern of {cinnamon:bare}.
| Hornea {time}, hasta que esté bien dorada y cruja. Espolvorea el resto de {icing-sugar} y dibuja unas líneas de {cinnamon:bare}.
== kefta-tagine
names: Kefta tagine, kefta mkaouara, meatball tagine, Moroccan meatballs, Moroccan meatball tagine, kefta tagine with eggs, kefta meatballs in tomato sauce | Tajín de kefta, tajine de kefta, kefta mkaouara, tajín de albóndigas, albóndigas marroquíes, tajine de albóndigas, albóndigas a la marroquí
about: small spiced meatballs in tomato sauce with eggs | albóndigas pequeñas especiadas en salsa de tomate con huevos
kind: main moroccan easy
serves: 4, most 4 in pan
makes: 28
tools: knife bowl grater pan
core: beef-mince tinned-tomatoes
ways: stove
- 500 g beef-mince
- 1 onion; grated | rallad@
- 2 tsp paprika-sweet
- 2 tsp cumin
- 1/2 tsp cinnamon
- 1.5 tsp salt
- 20 g coriander-leaf; chopped | picad@
- 20 g parsley; chopped | picad@
- 3 tbsp olive-oil
- 3 clove garlic; crushed | machacad@
- 2 can tinned-tomatoes
- 4 egg; optional
~ beef-mince > 500 g lamb-mince; name Lamb kefta tagine | Tajín de kefta de cordero
~ beef-mince > 450 g meat-substitute; name Plant-based kefta tagine | Tajín de kefta vegetal
# Make the sauce | Haz la salsa
18 cook | Simmer {tinned-tomatoes} with {olive-oil+garlic}, half of {paprika-sweet}, half of {cumin} and half of {salt} in the pan for {time}, until thick.
| Cuece {tinned-tomatoes} con {olive-oil+garlic}, la mitad de {paprika-sweet}, la mitad de {cumin} y la mitad de {salt} en la sartén {time}, hasta que espese.
# Shape | Forma
12 work | Meanwhile knead {beef-mince+onion+cinnamon} in the bowl with half of {coriander-leaf+parsley}, the rest of {paprika-sweet}, the rest of {cumin} and the rest of {salt}, and shape into {pieces} balls.
| Mientras, amasa {beef-mince+onion+cinnamon} en el bol con la mitad de {coriander-leaf+parsley}, el resto de {paprika-sweet}, el resto de {cumin} y el resto de {salt}, y forma {pieces} bolas.
# Simmer | Cuece
15 batch safe=beef-mince | Lay them in the sauce, cover and simmer gently for {time}, turning once.
| Colócalas en la salsa, tapa y cuece a fuego suave {time}, con una vuelta.
7 batch safe=egg if=egg | Break {egg} between them, cover and cook for {time}, until set.
| Casca {egg} entre ellas, tapa y cuaja {time}.
1 work | Scatter the rest of {coriander-leaf+parsley} over the top and serve from the pan.
| Reparte el resto de {coriander-leaf+parsley} por encima y sirve en la sartén.
== vegetable-tagine
names: Vegetable tagine, Moroccan vegetable tagine, vegetable and chickpea tagine, vegetables tagine, veggie tagine, Moroccan vegetable stew, Berber tagine | Tajín de verduras, tajine de verduras, tagine de verduras, tajín vegetal, tajín bereber, guiso marroquí de verduras, tajín de verduras y garbanzos
about: vegetables and chickpeas braised with warm spices and olives | verduras y garbanzos guisados con especias y aceitunas
kind: main moroccan easy
serves: 4, most 6 in casserole
tools: knife casserole
core: tinned-chickpeas carrot
ways: stove slow-cooker+stove
- 3 tbsp olive-oil
- 2 onion; sliced | en juliana
- 3 clove garlic; crushed | machacad@
- 1 tsp ginger-ground
- 1 tsp turmeric
- 2 tsp cumin
- 1/2 tsp cinnamon
- 2 tsp paprika-sweet
- 1.5 tsp salt
- 1 can tinned-tomatoes
- 3 carrot; in sticks | en bastones
- 400 g potato; in wedges | en gajos
- 300 g squash; in large pieces | en trozos grandes
- 400 g tinned-chickpeas; drained | escurrid@
- 2 courgette; in thick sticks | en bastones gruesos
- 80 g olives; optional
- 1 preserved-lemon; in strips | en tiras; optional
- 20 g coriander-leaf; chopped | picad@
+ 60 g apricot-dried prune raisins
# Make the base | Haz la base
8 cook | Soften {onion} in {olive-oil} in the casserole for {time}.
| Pocha {onion} con {olive-oil} en la cazuela {time}.
3 cook | Stir in {garlic+ginger-ground+turmeric+cumin+cinnamon+paprika-sweet+salt}, then {tinned-tomatoes}, and cook for {time}.
| Mezcla {garlic+ginger-ground+turmeric+cumin+cinnamon+paprika-sweet+salt}, después {tinned-tomatoes}, y cuece {time}.
# Braise | Guisa
20 cook way=stove | Lay in {carrot+potato+squash+tinned-chickpeas+extra}, pour in {250 ml} of water, cover and simmer gently for {time}.
| Coloca {carrot+potato+squash+tinned-chickpeas+extra}, vierte {250 ml} de agua, tapa y cuece a fuego suave {time}.
15 cook way=stove | Add {courgette+olives+preserved-lemon} and simmer half covered for {time}, until all is tender and the sauce thick.
| Añade {courgette+olives+preserved-lemon} y cuece medio tapado {time}, hasta que todo esté tierno y la salsa espesa.
300 cook way=slow-cooker | Put it into the slow cooker with {carrot+potato+squash+tinned-chickpeas+courgette+olives+preserved-lemon+extra} and {150 ml} of hot water and cook on low for {time}, until all is tender.
| Pásalo a la olla de cocción lenta con {carrot+potato+squash+tinned-chickpeas+courgette+olives+preserved-lemon+extra} y {150 ml} de agua caliente y cocina en bajo {time}, hasta que todo esté tierno.
1 work | Scatter {coriander-leaf} over the top.
| Reparte {coriander-leaf} por encima.
== harira
names: Harira, harira soup, Moroccan harira, Moroccan lentil and chickpea soup, Moroccan soup | Harira, sopa harira, harira marroquí, sopa marroquí, jarira, sopa marroquí de lentejas y garbanzos
about: a thick spiced soup of tomato, lentils and chickpeas | sopa espesa y especiada de tomate, lentejas y garbanzos
kind: soup moroccan easy
serves: 6, most 8 in pot
tools: knife pot bowl
core: tinned-chickpeas lentils-brown tinned-tomatoes
ways: stove pressure-cooker+stove
- 250 g lamb-shoulder; in 1 cm dice | en dados de 1 cm; optional
- 2 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 stick celery; with leaves, finely chopped | con hojas, picad@ fin@
- 1 tsp ginger-ground
- 1 tsp turmeric
- 1 tsp cinnamon
- 1/2 tsp black-pepper
- 2 tsp salt
- 2 can tinned-tomatoes
- 2 tbsp tomato-puree
- 120 g lentils-brown; rinsed | lavadas
- 400 g tinned-chickpeas; drained | escurrid@
- 30 g coriander-leaf; chopped | picad@
- 30 g parsley; chopped | picad@
- 50 g vermicelli
- 3 tbsp flour
- 1 lemon; in wedges | en gajos
~ vermicelli > 50 g rice
~ lamb-shoulder > 200 g mushroom; in small dice | en dados pequeños
~ flour > 2 tbsp cornflour
# Make the base | Haz la base
10 cook | Soften {onion+celery} in {olive-oil} in the pot for {time}.[ Brown {lamb-shoulder} in it.]
| Pocha {onion+celery} con {olive-oil} en la olla {time}.[ Dora dentro {lamb-shoulder}.]
5 cook | Stir in {ginger-ground+turmeric+cinnamon+black-pepper+salt+tomato-puree+tinned-tomatoes} and cook for {time}.
| Mezcla {ginger-ground+turmeric+cinnamon+black-pepper+salt+tomato-puree+tinned-tomatoes} y cuece {time}.
# Simmer | Cuece
45 cook way=stove safe=lamb-shoulder | Add {lentils-brown+tinned-chickpeas}, half of {coriander-leaf+parsley} and {1500 ml} of water and simmer, covered, for {time}, until soft.
| Añade {lentils-brown+tinned-chickpeas}, la mitad de {coriander-leaf+parsley} y {1500 ml} de agua y cuece con tapa {time}, hasta que todo esté blando.
18 cook way=pressure-cooker safe=lamb-shoulder | Put it into the pressure cooker with {lentils-brown+tinned-chickpeas}, half of {coriander-leaf+parsley} and {1300 ml} of water and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo a la olla a presión con {lentils-brown+tinned-chickpeas}, la mitad de {coriander-leaf+parsley} y {1300 ml} de agua y cuece a presión alta {time}. Deja que la presión baje sola.
# Thicken | Espesa
10 cook | Whisk {flour} smooth with {150 ml} of cold water, stir in with {vermicelli} and simmer for {time}, stirring, until velvety.
| Deslíe {flour} en {150 ml} de agua fría, añade con {vermicelli} y cuece {time}, removiendo, hasta que quede aterciopelada.
1 work | Stir in the rest of {coriander-leaf+parsley} and serve with {lemon}.
| Añade el resto de {coriander-leaf+parsley} y sirve con {lemon}.
`);
