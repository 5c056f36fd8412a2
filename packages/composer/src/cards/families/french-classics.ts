import { cards } from "../parse-cards.ts";

/** Classics of French bistros and families. */
export const FRENCH_CLASSICS = cards(`
== sole-meuniere
names: Sole meunière, fish meunière, sole à la meunière, white fish meunière, pan-fried sole with butter | Lenguado a la meunière, lenguado meunière, lenguado a la mantequilla, lenguado a la molinera, pescado a la meunière
about: floured sole fried in butter with lemon and parsley | lenguado enharinado frito en mantequilla con limón y perejil
kind: main french easy
serves: 2, most 2 in pan
tools: knife pan
core: sole butter
ways: stove
- 400 g sole; fillets | en filetes
- 40 g flour
- 3/4 tsp salt
- 1/4 tsp black-pepper
- 1 tbsp sunflower-oil
- 70 g butter
- 1 lemon; juiced | en zumo
- 10 g parsley; chopped | picad@
~ sole > 400 g white-fish; thin fillets | en filetes finos; name White fish meunière | Pescado a la meunière
~ butter > 60 g butter-plant; name Sole meunière | Lenguado a la meunière
~ flour > 35 g cornflour
# Fry | Fríe
5 batch safe=sole | Dry {sole}, season with {salt+black-pepper}, turn in {flour} and shake. Fry in {sunflower-oil} with a third of {butter} in the pan over medium-high heat for {time}, turning once, until golden. Lift onto warm plates.
| Seca {sole}, sazona con {salt+black-pepper}, pasa por {flour} y sacude. Fríe con {sunflower-oil} y un tercio de {butter} en la sartén a fuego medio-alto {time}, con una vuelta, hasta que se dore{sole?|n}. Pasa a platos calientes.
# Brown and pour | Tuesta y riega
3 cook | Wipe the pan and heat the rest of {butter} for {time}, until it foams and smells nutty. Stir in {lemon+parsley} and pour over at once.
| Limpia la sartén y calienta el resto de {butter} {time}, hasta que espume y huela a tostado. Añade {lemon+parsley} y riega enseguida.
== chicken-basquaise
names: Chicken basquaise, poulet basquaise, Basque chicken, poulet à la basquaise, chicken with peppers and tomato | Pollo a la vasca, pollo basquaise, poulet basquaise, pollo vasco, pollo con pimientos y tomate
about: chicken braised with peppers, tomato, ham and sweet chilli | pollo guisado con pimientos, tomate y jamón
kind: main french easy
serves: 4, most 6 in casserole
tools: knife casserole
core: chicken-thigh peppers
ways: stove
- 1200 g chicken-thigh-on-bone as chicken-thigh
- 3 tbsp olive-oil
- 2 onion; sliced | en juliana
- 600 g peppers; red and green, in strips | rojos y verdes, en tiras
- 4 clove garlic; sliced | en láminas
- 100 g cured-ham; in small strips | en tiras pequeñas; optional
- 150 ml white-wine
- 2 can tinned-tomatoes
- 1 tsp paprika-sweet
- 1/4 tsp chilli-flakes
- 2 sprig thyme
- 1 bay-leaf
- 1.5 tsp salt
~ chicken-thigh > 500 g tinned-white-beans; drained | escurridas; name White beans basquaise | Alubias a la basquaise
# Brown | Dora
12 batch if=chicken-thigh | Season {chicken-thigh} with a third of {salt} and brown in {olive-oil} in the casserole for {time}, turning once. Take out.
| Sazona {chicken-thigh} con un tercio de {salt} y dora con {olive-oil} en la cazuela {time}, con una vuelta. Aparta.
15 cook if=chicken-thigh | Soften {onion+peppers+garlic+cured-ham} in the same fat for {time}.
| Pocha {onion+peppers+garlic+cured-ham} en la misma grasa {time}.
15 cook not=chicken-thigh | Soften {onion+peppers+garlic+cured-ham} in {olive-oil} in the casserole for {time}.
| Pocha {onion+peppers+garlic+cured-ham} con {olive-oil} en la cazuela {time}.
# Braise | Guisa
5 cook | Pour in {white-wine} and boil down for {time}. Add {tinned-tomatoes+paprika-sweet+chilli-flakes+thyme+bay-leaf}, and the rest of {salt}.
| Vierte {white-wine} y reduce {time}. Añade {tinned-tomatoes+paprika-sweet+chilli-flakes+thyme+bay-leaf}, y el resto de {salt}.
40 cook safe=chicken-thigh | Put in {chicken-thigh}, cover and simmer gently for {time}, uncovered at the end, until tender and the sauce is thick.
| Añade {chicken-thigh}, tapa y cuece a fuego suave {time}, sin tapa al final, hasta que todo esté tierno y la salsa espesa.
== hachis-parmentier
names: Hachis parmentier, French cottage pie, French shepherd's pie, hachis parmentier de boeuf, parmentier, beef parmentier | Hachis parmentier, parmentier de carne, pastel de carne y patata a la francesa, parmentier de ternera, parmentier
about: minced beef under buttery mash, baked golden | carne picada bajo puré de patata gratinado
kind: main french easy
serves: 6, most 6 in dish
tools: knife pot pan masher dish
core: beef-mince potato
ways: stove+oven
- 1200 g potato; floury, in pieces | harinosas, en trozos
- 200 ml milk
- 60 g butter
- 1/4 tsp nutmeg
- 2 tsp salt
- 600 g beef-mince
- 2 tbsp olive-oil
- 2 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 tbsp tomato-puree
- 150 ml beef-stock
- 1 tsp thyme
- 15 g parsley; chopped | picad@
- 1/2 tsp black-pepper
- 60 g gruyere; grated | rallado; optional
~ beef-mince > 500 g tinned-lentils; drained | escurridas; name Lentil parmentier | Parmentier de lentejas
# Boil and mash | Cuece y aplasta | group=1
20 cook | Boil {potato} in water in the pot with half of {salt} for {time}, until soft, and drain.
| Cuece {potato} en agua en la olla con la mitad de {salt} {time}, hasta que se ablanden, y escurre.
4 work | Mash with {milk+butter+nutmeg} until smooth.
| Aplasta con {milk+butter+nutmeg} hasta lograr un puré fino.
# Cook the filling | Haz el relleno | group=1
25 cook safe=beef-mince | Soften {onion+garlic} in {olive-oil} in the pan, add {beef-mince} over high heat, then {tomato-puree+beef-stock+thyme+black-pepper} with the rest of {salt} and simmer until juicy but not wet, {time} in all. Stir in {parsley}.
| Pocha {onion+garlic} con {olive-oil} en la sartén, añade {beef-mince} a fuego vivo y después {tomato-puree+beef-stock+thyme+black-pepper} con el resto de {salt}, y cuece hasta que quede jugoso pero sin líquido suelto, {time} en total. Añade {parsley}.
# Bake | Hornea
3 work | Spread the filling in the dish, cover with the mash and rough it up with a fork.[ Scatter {gruyere} over it.]
| Extiende el relleno en la fuente, cubre con el puré y ráyalo con un tenedor.[ Reparte {gruyere} por encima.]
25 batch | Bake at 200 °C (fan 180 °C) for {time}, until golden.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que se dore.
== duck-confit
names: Duck confit, confit de canard, confit duck, confit duck legs, duck leg confit, slow-cooked duck legs | Confit de pato, pato confitado, muslos de pato confitados, confit de canard, muslo de pato confitado
about: salted duck legs cooked very slowly in their fat, then crisped | muslos de pato salados, cocidos despacio en su grasa y tostados
kind: main french medium
serves: 4, most 4 in dish
tools: dish pan
core: duck
ways: oven+stove
- 1200 g duck; 4 legs | 4 muslos
- 2 tbsp salt; coarse | gruesa
- 4 clove garlic; crushed | machacad@
- 4 sprig thyme
- 2 bay-leaf
- 1/2 tsp black-pepper
- 700 g duck-fat
# Cure | Cura
720 cook | Rub {duck} with {salt+garlic+thyme+bay-leaf+black-pepper}, cover and chill for {time}. Rinse and dry well.
| Frota {duck} con {salt+garlic+thyme+bay-leaf+black-pepper}, tapa y deja en la nevera {time}. Enjuaga y seca bien.
# Cook slowly | Confita
180 batch safe=duck | Melt {duck-fat} and pour it over {duck} in the dish, to cover. Cook in the oven at 130 °C (fan 110 °C) for {time}, until a skewer slides in.
| Funde {duck-fat} y vierte sobre {duck} en la fuente hasta cubrir. Cocina en el horno a 130 °C (110 °C con ventilador) {time}, hasta que una brocheta entre sin esfuerzo.
# Crisp | Dora
10 batch | Lift out and fry skin side down in the pan over medium heat for {time}, until crisp. Serve at once, or cool fast and keep in the fridge for 3 days at most.
| Saca y dora con la piel hacia abajo en la sartén a fuego medio {time}, hasta que cruja. Sirve enseguida, o enfría rápido y guarda en la nevera 3 días como máximo.
== cheese-fondue
names: Cheese fondue, fondue, Swiss cheese fondue, fondue savoyarde, Swiss fondue, fondue suisse | Fondue de queso, fondue, fondue suiza, fondue saboyana
about: cheese melted in white wine, for dipping | queso fundido en vino blanco, para mojar
kind: main french easy
serves: 4, most 4 in saucepan
tools: saucepan grater knife
core: gruyere bread
ways: stove
- 600 g gruyere; or half Emmental, grated | rallado
- 1 tbsp cornflour
- 1 clove garlic; halved | cortado
- 300 ml white-wine
- 1 tbsp lemon
- 1/4 tsp nutmeg
- 1/4 tsp black-pepper
- 500 g bread; in cubes | en dados
~ bread > 500 g bread-gluten-free; in cubes | en dados; name Cheese fondue | Fondue de queso
# Melt | Funde
3 work | Rub the saucepan with {garlic}. Toss {gruyere} with {cornflour}.
| Frota el cazo con {garlic}. Mezcla {gruyere} con {cornflour}.
10 cook | Heat {white-wine+lemon} until it steams, then stir in {gruyere} in handfuls over low heat for {time}, in figures of eight, until smooth. It must not boil.
| Calienta {white-wine+lemon} hasta que humee y añade {gruyere} a puñados a fuego suave {time}, removiendo en forma de ocho, hasta que quede liso. No debe hervir.
# Serve | Sirve
2 work | Season with {nutmeg+black-pepper}, set over a small flame and dip {bread} on forks.
| Sazona con {nutmeg+black-pepper}, pon sobre un hornillo y moja {bread} con tenedores largos.
== choux-pastry
names: Choux pastry, choux, choux dough, pâte à choux, choux paste | Pasta choux, masa choux, petits choux, pâte à choux, masa de choux
about: light, hollow baked buns of cooked paste, to fill as you like | bolitas huecas y ligeras de masa cocida, para rellenar al gusto
kind: basic french medium
serves: 6, most 6 in tray
makes: 24
tools: saucepan tray paper
core: egg flour
ways: oven+stove
- 150 ml water
- 70 g butter
- 1 tsp sugar; optional
- 1/4 tsp salt
- 90 g flour
- 3 egg
~ flour > 90 g flour-gluten-free; name Choux pastry | Pasta choux
# Cook the paste | Cuece la masa
5 cook | Heat the oven to 200 °C (fan 180 °C). Bring {water+butter+sugar+salt} to the boil in the saucepan, tip in {flour} at once and stir over the heat for {time}, until it leaves the sides.
| Calienta el horno a 200 °C (180 °C con ventilador). Lleva {water+butter+sugar+salt} a ebullición en el cazo, echa {flour} de golpe y remueve al fuego {time}, hasta que se despegue de las paredes.
6 work | Cool until lukewarm and beat in {egg} one at a time: it should drop off the spoon slowly in a point.
| Deja templar y añade {egg} de uno en uno sin dejar de batir: debe caer despacio de la cuchara en pico.
# Shape and bake | Forma y hornea
5 work | Pipe {pieces} walnut-sized heaps on the lined tray and smooth their tips with a wet finger.
| Forma {pieces} montoncitos en la bandeja forrada y alisa las puntas con un dedo mojado.
26 batch safe=egg | Bake for {time} without opening the oven, until deep golden and firm. Prick each and let them dry and cool before filling.
| Hornea {time} sin abrir el horno, hasta que estén bien dorados y firmes. Pincha cada uno y deja que se sequen y enfríen antes de rellenar.
`);
