import { cards } from "../parse-cards.ts";

export const AMERICAN_SIDES = cards(`
== shrimp-and-grits
names: Shrimp and grits, shrimp & grits, prawns and grits, Southern shrimp and grits, cheesy shrimp and grits, Lowcountry shrimp and grits | Gambas con grits, camarones con grits, shrimp and grits, grits con gambas, grits con camarones
about: prawns in bacon and garlic over creamy, cheesy grits | gambas con beicon y ajo sobre una crema de maíz con queso
kind: main any easy
serves: 4, most 4 in pan
tools: saucepan pan knife whisk
core: prawn grits
ways: stove
- 200 g grits; not instant | no instantáneos
- 700 ml water
- 300 ml milk
- 1.25 tsp salt
- 80 g cheddar; grated | rallad@
- 40 g butter
- 100 g bacon; in strips | en tiras; optional
- 500 g prawn; peeled | pelad@
- 1 tsp paprika-smoked
- 1/4 tsp chilli-flakes; optional
- 3 clove garlic; chopped | picad@
- 4 spring-onion; sliced | en rodajas
- 120 ml chicken-stock
- 1/2 lemon; juiced | en zumo
~ prawn > 500 g mushroom; in thick slices | en láminas gruesas; name Mushrooms and grits | Champiñones con grits
~ cheddar > 60 g vegan-cheese; grated | rallado
# Cook the base | Cuece la base
30 cook | Bring {water+milk} to the boil with two thirds of {salt} in the saucepan, whisk in {grits} in a thin stream and cook over low heat for {time}, whisking often, until thick and soft. Stir in {cheddar} and half of {butter}.
| Lleva a ebullición {water+milk} con dos tercios de {salt} en el cazo, echa {grits} en lluvia sin dejar de batir y cuece a fuego bajo {time}, batiendo a menudo, hasta que espese y quede tierno. Incorpora {cheddar} y la mitad de {butter}.
# Fry | Saltea
5 batch | Heat the pan.[ Fry {bacon} for {time}, until crisp, and lift it out, leaving the fat.]
| Calienta la sartén.[ Fríe {bacon} {time}, hasta que cruja, y sácalo, dejando la grasa.]
2 batch safe=prawn | Season {prawn} with {paprika-smoked+chilli-flakes} and the rest of {salt}, add to the pan with the rest of {butter} and fry for {time}, turning, until done.
| Sazona {prawn} con {paprika-smoked+chilli-flakes} y el resto de {salt}, echa a la sartén con el resto de {butter} y saltea {time}, dando la vuelta, hasta que esté en su punto.
3 cook | Add {garlic+spring-onion}, fry for a moment, pour in {chicken-stock+lemon} and boil for {time}, until glossy.
| Añade {garlic+spring-onion}, sofríe un momento, vierte {chicken-stock+lemon} y hierve {time}, hasta que brille.
# Serve | Sirve
1 work | Spoon over the hot base.[ Scatter {bacon} on top.]
| Reparte sobre la base.[ Remata con {bacon}.]

== hoppin-john
names: Hoppin' John, hopping john, hoppin john, Southern black-eyed peas and rice, Carolina peas and rice, New Year black-eyed peas | Hoppin' John, hopping john, arroz con carillas, arroz sureño con alubias carillas
about: Southern rice with black-eyed peas and smoky bacon | arroz del sur de Estados Unidos con alubias carillas y beicon ahumado
kind: main any easy
serves: 6, most 6 in casserole
tools: knife casserole
core: black-eyed-peas rice-basmati
ways: stove
- 500 g black-eyed-peas; cooked, drained | cocidas, escurrid@
- 150 g bacon; smoked, in strips | ahumado, en tiras; optional
- 2 tbsp sunflower-oil
- 1 onion; chopped | picad@
- 1 green-pepper; diced | en dados
- 2 stick celery; diced | en dados
- 3 clove garlic; chopped | picad@
- 300 g rice-basmati; long grain, rinsed | de grano largo, lavad@
- 1 tsp thyme
- 1/4 tsp chilli-flakes; optional
- 1 bay-leaf
- 1 tsp paprika-smoked
- 1.25 tsp salt
- 600 ml chicken-stock
- 3 spring-onion; sliced | en rodajas; optional
# Make the base | Haz la base
10 cook | Heat {sunflower-oil} in the casserole. Soften {onion+green-pepper+celery}[ with {bacon}] for {time}.
| Calienta {sunflower-oil} en la cazuela. Pocha {onion+green-pepper+celery}[ con {bacon}] {time}.
1 cook | Stir in {garlic+thyme+chilli-flakes+bay-leaf+paprika-smoked+salt} for {time}.
| Añade {garlic+thyme+chilli-flakes+bay-leaf+paprika-smoked+salt} y remueve {time}.
# Cook the grain | Cuece el grano
18 cook | Add {rice-basmati+black-eyed-peas+chicken-stock}, bring to the boil, cover and cook over the lowest heat for {time}, until dry.
| Añade {rice-basmati+black-eyed-peas+chicken-stock}, lleva a ebullición, tapa y cuece al mínimo {time}, hasta que se absorba todo.
8 cook | Rest off the heat, covered, for {time}, and fluff with a fork.[ Scatter {spring-onion} over.]
| Deja reposar fuera del fuego, con tapa, {time}, y suelta con un tenedor.[ Reparte {spring-onion} por encima.]

== collard-greens
names: Collard greens, Southern collard greens, braised collard greens, collards, soul food greens, slow cooked collard greens | Col berza guisada al estilo sureño, collard greens, berzas guisadas a la americana, berza al estilo sureño
about: greens braised long with smoky bacon, vinegar and chilli | hojas de berza guisadas con beicon ahumado, vinagre y picante
kind: side any easy
serves: 4, most 6 in casserole
tools: knife casserole
core: collard-greens
ways: stove slow-cooker+stove
- 800 g collard-greens; stalks cut out, in wide ribbons | sin el tallo, en tiras anchas
- 150 g bacon; smoked, in strips | ahumado, en tiras; optional
- 1 tbsp sunflower-oil
- 1 onion; sliced | en juliana
- 3 clove garlic; sliced | en láminas
- 1/2 tsp chilli-flakes
- 600 ml chicken-stock
- 2 tbsp cider-vinegar
- 1 tsp brown-sugar
- 3/4 tsp salt
- 1/4 tsp black-pepper
~ collard-greens > 600 g kale; stalks cut out, in wide ribbons | sin el tallo, en tiras anchas; name Braised kale | Kale guisado al estilo sureño
# Make the base | Haz la base
10 cook | Heat {sunflower-oil} in the casserole. Fry {onion}[ with {bacon}] for {time}, until golden.
| Calienta {sunflower-oil} en la cazuela. Sofríe {onion}[ con {bacon}] {time}, hasta que se dore.
1 cook | Stir in {garlic+chilli-flakes} for {time}.
| Añade {garlic+chilli-flakes} y remueve {time}.
# Braise | Guisa
50 cook way=stove | Add {chicken-stock+salt+brown-sugar}, push in {collard-greens} by the handful as they wilt, cover and simmer gently for {time}, until silky and tender.
| Añade {chicken-stock+salt+brown-sugar}, mete {collard-greens} a puñados según baje el volumen, tapa y cuece a fuego suave {time}, hasta que todo quede meloso y tierno.
300 cook way=slow-cooker | Put it into the slow cooker with {collard-greens+salt+brown-sugar} and half of {chicken-stock} and cook on low for {time}, until silky and tender.
| Pásalo a la olla de cocción lenta con {collard-greens+salt+brown-sugar} y la mitad de {chicken-stock} y cocina en bajo {time}, hasta que todo quede meloso y tierno.
2 work | Stir in {cider-vinegar+black-pepper}. The liquid in the pot is for dipping.
| Añade {cider-vinegar+black-pepper}. El jugo de la olla es para mojar.

== hush-puppies
names: Hush puppies, hushpuppies, Southern hush puppies, cornmeal fritters, deep-fried cornbread balls | Hush puppies, bolitas fritas de maíz, buñuelos de maíz americanos, buñuelos sureños de maíz
about: crisp fried balls of cornmeal batter with onion | bolitas crujientes y fritas de masa de maíz con cebolla
kind: side any easy
serves: 4, most 4 in deepPan
makes: 20
tools: deepPan bowl knife slotted
core: polenta
ways: stove
- 150 g polenta; fine, yellow | fina, amarilla
- 70 g flour
- 1.5 tsp baking-powder
- 1/2 tsp bicarbonate
- 1 tsp salt
- 1 tsp sugar
- 1/4 tsp chilli-flakes; optional
- 1 onion; grated | rallad@
- 200 ml buttermilk
- 1 egg; binds
- 1000 ml sunflower-oil; for frying | para freír
+ 80 g sweetcorn jalapeno cheddar spring-onion
~ buttermilk > 200 ml soy-drink
# Mix | Mezcla
5 work | Mix {polenta+flour+baking-powder+bicarbonate+salt+sugar+chilli-flakes} in the bowl. Stir in {onion+buttermilk+egg+extra} to a batter thick enough to hold on a spoon.
| Mezcla {polenta+flour+baking-powder+bicarbonate+salt+sugar+chilli-flakes} en el bol. Añade {onion+buttermilk+egg+extra} hasta tener una masa espesa que se sostenga en la cuchara.
10 cook | Let it stand for {time}, so that the meal swells.
| Deja reposar {time}, para que se hinche el grano.
# Fry | Fríe
12 pieces safe=egg | Heat {sunflower-oil} in the deep pot to 180 °C. Drop in {pieces} spoonfuls from two spoons in batches, {time} in all: fry each about 3 minutes, turning, until deep golden and cooked through. Drain.
| Calienta {sunflower-oil} en la olla honda a 180 °C. Echa {pieces} porciones con dos cucharas por tandas, {time} en total: fríe cada una unos 3 minutos, dando vueltas, hasta que se doren bien y estén hechas por dentro. Escurre.

== creamed-spinach
names: Creamed spinach, creamy spinach, steakhouse creamed spinach, spinach in cream sauce, spinach in cream | Espinacas a la crema, espinacas con nata, espinacas con bechamel, espinacas a la nata, espinacas cremosas
about: spinach in a thick nutmeg cream sauce | espinacas en una crema espesa con nuez moscada
kind: side any easy
serves: 4, most 6 in pan
tools: pan pot colander knife
core: spinach
ways: stove
- 800 g spinach; washed | lavad@
- 40 g butter
- 1 shallot; finely chopped | picad@ fin@
- 1 clove garlic; crushed | machacad@
- 25 g flour
- 250 ml milk
- 100 ml cream
- 1/4 tsp nutmeg
- 3/4 tsp salt
- 1/4 tsp black-pepper
- 40 g parmesan; grated | rallad@; optional
~ flour > 15 g cornflour
# Wilt | Escalda
3 cook | Wilt {spinach} in the pot with the water that clings to them for {time}, drain, press out hard and chop.
| Escalda {spinach} en la olla con el agua del lavado {time}, escurre, aprieta con fuerza y pica.
# Make the sauce | Haz la salsa
4 cook | Melt {butter} in the pan and soften {shallot+garlic} for {time}.
| Funde {butter} en la sartén y pocha {shallot+garlic} {time}.
6 cook | Stir in {flour} for a minute, then {milk} little by little, and simmer for {time}, stirring, until thick.
| Añade {flour} y remueve un minuto, incorpora {milk} poco a poco y cuece {time}, removiendo, hasta que espese.
# Finish | Termina
4 cook | Stir in {spinach+cream+nutmeg+salt+black-pepper} and heat for {time}.[ Stir in {parmesan}.]
| Añade {spinach+cream+nutmeg+salt+black-pepper} y calienta {time}.[ Incorpora {parmesan}.]

== spinach-artichoke-dip
names: Spinach artichoke dip, spinach and artichoke dip, hot spinach artichoke dip, artichoke spinach dip, baked spinach and artichoke dip | Dip de espinacas y alcachofas, dip caliente de espinacas y alcachofas, salsa de espinacas y alcachofas
about: a hot, bubbling dip of spinach, artichokes and three cheeses | dip caliente y gratinado de espinacas, alcachofas y tres quesos
kind: snack any easy
serves: 6, most 6 in dish
tools: dish bowl knife colander
core: spinach artichoke cream-cheese
ways: oven
- 300 g spinach; frozen, thawed, pressed very dry | congeladas, descongeladas y muy escurrid@
- 400 g artichoke; cooked or from a jar, drained, chopped | cocida o en conserva, escurrid@ y picad@
- 250 g cream-cheese; soft | bland@
- 100 g sour-cream
- 60 g mayonnaise
- 2 clove garlic; crushed | machacad@
- 60 g parmesan; grated | rallad@
- 120 g mozzarella; grated | rallad@
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 1/4 tsp chilli-flakes; optional
- 200 g tortilla-chips; to serve | para servir; optional
~ cream-cheese > 250 g vegan-cream-cheese; name Spinach artichoke dip | Dip de espinacas y alcachofas
~ mozzarella > 120 g vegan-cheese; grated | rallado
~ sour-cream > 100 g yoghurt-soy
~ mayonnaise > 60 g vegan-mayonnaise
# Mix | Mezcla
8 work | Heat the oven to 190 °C (fan 170 °C). Beat {cream-cheese+sour-cream+mayonnaise+garlic+parmesan+salt+black-pepper+chilli-flakes} in the bowl until smooth. Fold in {spinach+artichoke} and half of {mozzarella}.
| Calienta el horno a 190 °C (170 °C con ventilador). Bate {cream-cheese+sour-cream+mayonnaise+garlic+parmesan+salt+black-pepper+chilli-flakes} en el bol hasta que quede liso. Incorpora {spinach+artichoke} y la mitad de {mozzarella}.
# Bake | Hornea
25 batch | Spread in the dish, scatter with the rest of {mozzarella} and bake for {time}, until it bubbles and browns in spots.
| Extiende en la fuente, reparte el resto de {mozzarella} y hornea {time}, hasta que burbujee y se dore a manchas.
5 cook | Let it stand for {time}.[ Dip with {tortilla-chips}.]
| Deja reposar {time}.[ Sirve con {tortilla-chips} para mojar.]

== mozzarella-sticks
names: Mozzarella sticks, fried mozzarella sticks, breaded mozzarella sticks, fried cheese sticks, mozzarella fries | Palitos de mozzarella, palitos de queso fritos, dedos de mozzarella, mozzarella sticks, palitos de queso mozzarella
about: sticks of mozzarella in a double crumb coat, crisp outside and molten inside | bastones de mozzarella con doble rebozado, crujientes por fuera y fundidos por dentro
kind: snack any easy
serves: 4, most 4 in deepPan
makes: 16
tools: deepPan knife bowl slotted
core: mozzarella breadcrumbs
ways: stove air-fryer
- 400 g mozzarella; low-moisture, in one block | sin suero, en bloque
- 50 g flour
- 2 egg; beaten | batid@
- 150 g breadcrumbs
- 1 tsp oregano
- 1/2 tsp garlic-powder; optional
- 1/4 tsp salt
- 800 ml sunflower-oil; for frying | para freír
- 150 g tomato-sauce; warm, to dip | caliente, para mojar; optional
~ breadcrumbs > 150 g breadcrumbs-gluten-free; name Mozzarella sticks | Palitos de mozzarella
~ egg > 100 ml soy-drink
# Coat | Reboza
12 work | Cut {mozzarella} into {pieces} sticks as thick as a finger. Mix {breadcrumbs+oregano+garlic-powder+salt} on a plate. Turn the sticks in {flour}, dip in {egg} and coat; dip and coat once more.
| Corta {mozzarella} en {pieces} bastones del grosor de un dedo. Mezcla {breadcrumbs+oregano+garlic-powder+salt} en un plato. Pasa los bastones por {flour} y por {egg} y reboza; vuelve a pasar y a rebozar.
60 cook | Freeze in one layer for {time}.
| Congela en una capa {time}.
why | Frozen, they crisp before they melt and leak.
| Congelados, se tuestan antes de fundirse y abrirse.
# Fry | Fríe
6 pieces way=stove safe=egg | Heat {sunflower-oil} in the deep pot to 185 °C and fry a few at a time, {time} in all, about 90 seconds each, until golden. Drain.
| Calienta {sunflower-oil} en la olla honda a 185 °C y fríe de pocos en pocos, {time} en total, unos 90 segundos cada uno, hasta que se doren. Escurre.
8 batch way=air-fryer safe=egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, turning once, until golden.
| Pinta con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se doren.
1 work | Serve at once.[ Dip into {tomato-sauce}.]
| Sirve enseguida.[ Moja en {tomato-sauce}.]

== reuben
names: Reuben sandwich, Reuben, Reuben on rye, grilled Reuben, corned beef Reuben, Rueben sandwich | Sándwich Reuben, Reuben, bocadillo Reuben, sándwich Reuben de pastrami
about: toasted rye with cured beef, sauerkraut, melting cheese and a pink sauce | pan de centeno tostado con carne curada, chucrut, queso fundido y salsa rosa
kind: main any easy
serves: 2, most 4 in pan
makes: 2
tools: pan bowl
core: pastrami sauerkraut rye-bread
ways: stove
- 4 slice rye-bread
- 200 g pastrami; thinly sliced | en lonchas finas
- 100 g gruyere; sliced | en lonchas
- 120 g sauerkraut; squeezed dry | bien escurrid@
- 25 g butter; soft | bland@
-- For the sauce | Para la salsa
- 60 g mayonnaise
- 1 tbsp ketchup
- 1 tsp horseradish; optional
- 1 tsp worcestershire
- 1 tbsp gherkin; finely chopped | picad@ fin@
~ rye-bread > 4 slice bread-gluten-free; name Reuben sandwich | Sándwich Reuben
~ pastrami > 150 g turkey-ham; name Turkey Reuben | Reuben de pavo
~ pastrami > 200 g tempeh; thinly sliced, fried | en lonchas finas, frito; name Tempeh Reuben | Reuben de tempeh
~ mayonnaise > 60 g vegan-mayonnaise
~ gruyere > 100 g vegan-cheese; sliced | en lonchas
# Mix the sauce | Mezcla la salsa
3 work | Stir {mayonnaise+ketchup+horseradish+worcestershire+gherkin} in the bowl.
| Mezcla {mayonnaise+ketchup+horseradish+worcestershire+gherkin} en el bol.
# Build | Monta
5 work | Spread {rye-bread} with {butter} on the outside and the sauce on the inside. Make {pieces}: fill with half of {gruyere}, {pastrami+sauerkraut} and the rest of {gruyere}.
| Unta {rye-bread} por fuera con {butter} y por dentro con la salsa. Monta {pieces}: rellena con la mitad de {gruyere}, {pastrami+sauerkraut} y el resto de {gruyere}.
# Fry | Dora
9 batch | Fry in the pan over medium-low heat under a weight for {time}, turning once, until crisp and the inside melts. Halve and eat hot.
| Dora en la sartén a fuego medio-bajo con un peso encima {time}, con una vuelta, hasta que cruja y se funda por dentro. Parte por la mitad y come caliente.
`);
