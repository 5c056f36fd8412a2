import { cards } from "../parse-cards.ts";

export const ITALIAN_PLATES = cards(`
== chicken-marsala
names: Chicken Marsala, pollo al Marsala, chicken in Marsala sauce | Pollo al Marsala, pollo marsala, escalopes de pollo al Marsala
about: thin chicken fillets in a glossy mushroom and Marsala sauce | filetes finos de pollo en salsa brillante de champiñones y Marsala
kind: main italian easy
serves: 4, most 4 in pan
tools: knife pan
core: chicken-breast port
ways: stove
- 600 g chicken-breast; in 1 cm thin fillets | en filetes de 1 cm
- 50 g flour
- 1 tsp salt
- 1/4 tsp black-pepper
- 2 tbsp olive-oil
- 40 g butter
- 250 g mushroom; sliced | en láminas
- 1 shallot; finely chopped | picad@ fin@
- 1 clove garlic; chopped | picad@
- 150 ml port; dry Marsala | Marsala seco
- 200 ml chicken-stock
- 10 g parsley; chopped | picad@
# Brown | Dora
7 batch safe=chicken-breast | Season {chicken-breast} with {salt+black-pepper}, turn in {flour} and shake. Fry in {olive-oil} in the pan over medium-high heat for {time}, turning once, until golden. Lift out and keep warm.
| Sazona {chicken-breast} con {salt+black-pepper}, pasa por {flour} y sacude. Dora con {olive-oil} en la sartén a fuego medio-alto {time}, con una vuelta. Saca y mantén en caliente.
# Make the sauce | Haz la salsa
8 cook | Melt half of {butter} in the same pan and fry {mushroom} for {time}, until their water has gone and they brown.
| Funde la mitad de {butter} en la misma sartén y saltea {mushroom} {time}, hasta que se evapore el agua y se doren.
2 cook | Stir in {shallot+garlic} for {time}.
| Añade {shallot+garlic} y remueve {time}.
9 cook | Pour in {port}, scrape the bottom and boil up. Add {chicken-stock} and boil for {time}, until reduced by half.
| Vierte {port}, rasca lo pegado y deja hervir. Añade {chicken-stock} y hierve {time}, hasta que reduzca a la mitad.
# Finish | Termina
2 cook | Return {chicken-breast} to the pan for {time}. Off the heat swirl in the rest of {butter} and {parsley}.
| Devuelve {chicken-breast} a la sartén {time}. Fuera del fuego liga con el resto de {butter} y {parsley}.
== chicken-piccata
names: Chicken piccata, piccata, lemon chicken piccata, piccata di pollo | Piccata de pollo, pollo piccata, pollo a la piccata, escalopes de pollo al limón con alcaparras
about: thin chicken fillets in a sharp sauce of lemon, butter and capers | filetes finos de pollo en salsa de limón, mantequilla y alcaparras
kind: main italian easy
serves: 4, most 4 in pan
tools: knife pan
core: chicken-breast lemon capers
ways: stove
- 600 g chicken-breast; in 1 cm thin fillets | en filetes de 1 cm
- 50 g flour
- 3/4 tsp salt
- 1/4 tsp black-pepper
- 3 tbsp olive-oil
- 1 clove garlic; finely chopped | picad@ fin@
- 100 ml white-wine
- 200 ml chicken-stock
- 2 lemon; juiced | en zumo
- 3 tbsp capers; drained | escurrid@
- 50 g butter; cold, diced | fría, en dados
- 10 g parsley; chopped | picad@
~ chicken-breast > 450 g tofu; firm, in 1 cm slices | firme, en lonchas de 1 cm; name Tofu piccata | Piccata de tofu
# Brown | Dora
7 batch safe=chicken-breast | Season {chicken-breast} with {salt+black-pepper}, turn in {flour} and shake. Fry in {olive-oil} in the pan over medium-high heat for {time}, turning once, until golden. Lift out and keep warm.
| Sazona {chicken-breast} con {salt+black-pepper}, pasa por {flour} y sacude. Dora con {olive-oil} en la sartén a fuego medio-alto {time}, con una vuelta. Saca y mantén en caliente.
# Make the sauce | Haz la salsa
1 cook | Warm {garlic} in the same pan for {time}; it must not colour.
| Calienta {garlic} en la misma sartén {time}, sin que tome color.
7 cook | Add {white-wine+chicken-stock}, scrape the bottom and boil for {time}, until reduced by half.
| Añade {white-wine+chicken-stock}, rasca lo pegado y hierve {time}, hasta que reduzca a la mitad.
# Finish | Termina
2 cook | Add {lemon+capers} and return {chicken-breast} to the pan for {time}.
| Añade {lemon+capers} y devuelve {chicken-breast} a la sartén {time}.
2 work | Off the heat swirl in {butter} until the sauce shines. Scatter {parsley} over.
| Fuera del fuego liga con {butter} hasta que la salsa brille. Espolvorea {parsley}.
== pasta-alla-norma
names: Pasta alla Norma, pasta Norma, rigatoni alla Norma, spaghetti alla Norma, aubergine pasta alla Norma | Pasta alla Norma, pasta a la Norma, pasta Norma, macarrones a la Norma
about: pasta with fried aubergine, tomato, basil and salted ricotta | pasta con berenjena frita, tomate, albahaca y ricota salada
kind: main italian easy
serves: 4, most 4 in pan
tools: knife pan pastaPot colander
core: aubergine tinned-tomatoes penne
ways: stove
- 700 g aubergine; in 2 cm cubes | en dados de 2 cm
- 2 tsp salt
- 120 ml olive-oil
- 2 clove garlic; sliced | en láminas
- 1/4 tsp chilli-flakes; optional
- 1 can tinned-tomatoes
- 400 g penne
- 20 g basil; torn | troceada
- 80 g ricotta; salted and firm, grated | salada y firme, rallada
~ penne > 400 g pasta-gluten-free; name Pasta alla Norma | Pasta alla Norma
~ ricotta > 30 g vegan-parmesan
# Draw out the water | Saca el agua
20 cook | Toss {aubergine} with half of {salt} in the colander and leave for {time}. Rinse and pat dry.
| Mezcla {aubergine} con la mitad de {salt} en el colador y deja {time}. Enjuaga y seca bien.
# Fry | Fríe
14 batch | Fry {aubergine} in most of {olive-oil} in the pan over medium-high heat for {time}, in two rounds, until brown and creamy inside. Drain on paper.
| Fríe {aubergine} con casi todo {olive-oil} en la sartén a fuego medio-alto {time}, en dos veces, hasta que se dore y quede cremosa por dentro. Escurre sobre papel.
# Make the sauce | Haz la salsa
2 cook | Warm {garlic+chilli-flakes} in the rest of {olive-oil} for {time}.
| Calienta {garlic+chilli-flakes} en el resto de {olive-oil} {time}.
15 cook | Add {tinned-tomatoes} and simmer for {time}, until thick.
| Añade {tinned-tomatoes} y cuece a fuego suave {time}, hasta que espese.
# Boil and toss | Cuece y mezcla
11 cook | Meanwhile boil {penne} in the pot in plenty of water with the rest of {salt} for {time}, until firm to the bite. Save a cup of the liquid and drain.
| Mientras, cuece {penne} en la olla en abundante agua con el resto de {salt} {time}, hasta que quede al dente. Reserva una taza del líquido y escurre.
2 cook | Toss {penne+aubergine} in the sauce with a little of the liquid for {time}. Fold in {basil} and top with {ricotta}.
| Mezcla {penne+aubergine} con la salsa y un poco del líquido {time}. Incorpora {basil} y reparte {ricotta} por encima.
== saltimbocca
names: Saltimbocca, saltimbocca alla romana, veal saltimbocca | Saltimbocca, saltimbocca a la romana, saltimbocca alla romana
about: thin veal escalopes with cured ham and sage in a white wine sauce | escalopes finos de ternera con jamón curado y salvia en salsa de vino blanco
kind: main italian easy
serves: 4, most 4 in pan
tools: knife pan
core: veal cured-ham sage
ways: stove
- 500 g veal; 8 thin escalopes | 8 escalopes finos
- 8 slice cured-ham; thin | finas
- 8 leaf sage
- 30 g flour
- 2 tbsp olive-oil
- 50 g butter; cold | fría
- 150 ml white-wine
- 1/4 tsp black-pepper
~ veal > 500 g chicken-breast; 8 thin slices | 8 filetes finos; name Chicken saltimbocca | Saltimbocca de pollo
~ cured-ham > 8 slice bresaola; name Saltimbocca with bresaola | Saltimbocca con bresaola
# Assemble | Monta
8 work | Pound {veal} 4 mm thin. Lay {cured-ham} and {sage} on each, fix with a cocktail stick and dust the bare side with {flour}.
| Aplana {veal} a 4 mm. Pon encima {cured-ham} y {sage}, sujeta con un palillo y enharina el lado libre con {flour}.
tip | The topping is salty enough: add no more.
| La cubierta ya sala bastante: no hace falta más.
# Fry | Fríe
5 batch safe=veal | Fry in {olive-oil} with a third of {butter} in the hot pan for {time}: mostly on the topped side, then a minute on the other. Lift out and keep warm.
| Dora con {olive-oil} y un tercio de {butter} en la sartén caliente {time}: casi todo por el lado cubierto y un minuto por el otro. Saca y mantén en caliente.
# Make the sauce | Haz la salsa
4 cook | Pour off the fat, add {white-wine+black-pepper} and boil for {time}, scraping the bottom, until syrupy. Swirl in the rest of {butter}.
| Retira la grasa, añade {white-wine+black-pepper} y hierve {time}, rascando lo pegado, hasta que quede como un jarabe. Liga con el resto de {butter}.
1 work | Spoon the sauce over {veal} and serve at once. Take out the sticks.
| Reparte la salsa sobre {veal} y sirve enseguida. Retira los palillos.
`);
