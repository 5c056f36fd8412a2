import { cards } from "../parse-cards.ts";

export const ASIAN_BOWLS = cards(`
== bibimbap
names: Bibimbap, Korean rice bowl, bibimbab, Korean bibimbap, beef bibimbap | Bibimbap, bibimbap coreano, bol de arroz coreano, bibimbap de ternera
about: rice with seasoned vegetables, beef, a fried egg and chilli paste | arroz con verduras aliñadas, ternera, huevo frito y pasta picante
kind: main east-asian medium
serves: 4, most 4 in pan
tools: pan saucepan knife bowl
core: rice-sushi gochujang
ways: stove
- 320 g rice-sushi
- 300 g beef-steak; in thin strips | en tiras finas
- 3 tbsp soy-sauce
- 2 tsp sugar
- 3 clove garlic; grated | rallad@
- 2 tbsp sesame-oil
- 200 g spinach
- 150 g bean-sprouts
- 2 carrot; in matchsticks | en bastoncitos
- 200 g mushroom; sliced | en láminas
- 4 egg
- 3 tbsp sunflower-oil
- 4 tbsp gochujang
- 1/2 tsp salt
- 1 tbsp sesame-seeds; optional
~ beef-steak > 300 g tofu; firm, in thin strips | firme, en tiras finas
~ egg > 150 g edamame; shelled | peladas
# Boil | Cuece
15 cook | Rinse {rice-sushi}, bring to the boil with {420 ml} of water in the saucepan, cover and cook over the lowest heat for {time}.
| Enjuaga {rice-sushi}, lleva a ebullición con {420 ml} de agua en el cazo, tapa y cuece al mínimo {time}.
# Cut and marinate | Corta y marina
12 work | Cut {carrot+mushroom}. Slice {beef-steak} into thin strips and mix with {soy-sauce+sugar}, {garlic:part} and {sesame-oil:part} in the bowl.
| Corta {carrot+mushroom}. Corta {beef-steak} en tiras finas y mezcla con {soy-sauce+sugar}, {garlic:part} y {sesame-oil:part} en el bol.
# Cook the toppings | Haz los acompañamientos
10 batch | Fry {carrot}, {mushroom}, {bean-sprouts} and {spinach} one after another in {sunflower-oil:part} for {time} in all. Season each with {salt}, {garlic:rest} and {sesame-oil:rest}.
| Saltea {carrot}, {mushroom}, {bean-sprouts} y {spinach}, cada cosa por separado, en {sunflower-oil:part} durante {time} en total. Sazona todo con {salt}, {garlic:rest} y {sesame-oil:rest}.
4 batch safe=beef-steak | Sear {beef-steak} over high heat for {time}.
| Saltea {beef-steak} a fuego vivo {time}.
4 batch safe=egg | Fry {egg} in {sunflower-oil:rest} for {time}.
| Fríe {egg} en {sunflower-oil:rest} durante {time}.
# Serve | Sirve
4 work | Put {rice-sushi} into bowls, arrange everything on top in heaps with {gochujang+sesame-seeds}. Mix at the table.
| Reparte {rice-sushi} en cuencos y coloca todo encima en montoncitos con {gochujang+sesame-seeds}. Se mezcla en la mesa.

== pho
names: Pho, beef pho, pho bo, Vietnamese noodle soup, Vietnamese pho, Vietnamese beef noodle soup | Pho, pho de ternera, sopa pho, pho bo, sopa vietnamita, pho vietnamita, sopa vietnamita de fideos
about: rice noodles and thin beef in a clear spiced broth with herbs | fideos de arroz y ternera fina en un caldo claro especiado con hierbas
kind: main thai medium
serves: 4, most 4 in pot
tools: pot knife sieve bowl
core: rice-noodles star-anise
ways: stove
- 2000 ml beef-stock
- 1 onion; halved | partid@
- 50 g ginger; halved | partid@
- 3 star-anise
- 1 stick cinnamon
- 3 clove
- 3 tbsp fish-sauce
- 1 tbsp sugar
- 300 g rice-noodles; flat | planos
- 350 g beef-steak; in paper-thin slices | en lonchas finísimas
- 150 g bean-sprouts
- 20 g basil; leaves | hojas
- 15 g coriander-leaf
- 1 chilli; sliced | en rodajas; optional
- 1 lime; in wedges | en gajos
~ beef-steak > 300 g tofu; firm, in slices | firme, en lonchas; name Tofu pho | Pho de tofu
~ beef-steak > 350 g chicken-breast; in paper-thin slices | en lonchas finísimas; name Chicken pho | Pho de pollo
# Char and simmer | Tuesta y cuece
8 cook | Char {onion+ginger} cut side down in the dry pot for {time}, until black in spots. Add {star-anise+cinnamon+clove} for the last moment.
| Tuesta {onion+ginger} por el corte en la olla seca {time}, hasta que se ennegrezca a trozos. Añade {star-anise+cinnamon+clove} al final.
45 cook | Pour in {beef-stock+fish-sauce+sugar}, simmer for {time} and strain.
| Vierte {beef-stock+fish-sauce+sugar}, cuece a fuego suave {time} y cuela.
# Soak | Remoja
15 cook | Soak {rice-noodles} in the bowl in hot water for {time}, until soft, and drain.
| Remoja {rice-noodles} en el bol con agua caliente {time}, hasta que quede tierno, y escurre.
# Serve | Sirve
3 cook safe=beef-steak | Boil the liquid hard, add {beef-steak} and cook for {time}.
| Lleva el líquido a ebullición fuerte, añade {beef-steak} y cuece {time}.
3 work | Ladle over {rice-noodles} and serve with {bean-sprouts+basil+coriander-leaf+chilli} and wedges for {lime}.
| Sirve sobre {rice-noodles} con {bean-sprouts+basil+coriander-leaf+chilli} y gajos para {lime}.

== summer-rolls
names: Summer rolls, Vietnamese summer rolls, fresh spring rolls, rice paper rolls, Vietnamese spring rolls | Rollitos vietnamitas, rollitos de verano, rollitos de papel de arroz, rollitos frescos vietnamitas, rollitos vietnamitas frescos
about: fresh rolls of rice paper with prawns, noodles and herbs, and a peanut dip | rollitos frescos de papel de arroz con gambas, fideos y hierbas, y salsa de cacahuete
kind: starter thai easy
serves: 4, most 4 in bowl
makes: 12
tools: bowl knife
core: rice-paper
ways: none
- 12 rice-paper
- 250 g cooked-prawn; halved lengthways | partidas a lo largo
- 100 g rice-noodles; thin | finos
- 1 carrot; in matchsticks | en bastoncitos
- 1/2 cucumber; in matchsticks | en bastoncitos
- 1/4 lettuce; in strips | en tiras
- 20 g mint; leaves | hojas
- 15 g coriander-leaf
-- For the dip | Para mojar
- 4 tbsp peanut-butter
- 2 tbsp hoisin
- 1 lime; juiced | exprimid@
~ cooked-prawn > 250 g tofu; firm, in strips | firme, en tiras
~ peanut-butter > 4 tbsp sunflower-butter
# Soak and cut | Remoja y corta
6 cook | Soak {rice-noodles} in boiling water for {time}, drain and rinse cold.
| Remoja {rice-noodles} en agua hirviendo {time}, escurre y enfría con agua.
8 work | Cut {carrot+cucumber+lettuce} into fine strips.
| Corta {carrot+cucumber+lettuce} en tiras finas.
# Roll | Enrolla
15 work | Dip {rice-paper} one by one in warm water, lay {cooked-prawn+rice-noodles+carrot+cucumber+lettuce+mint+coriander-leaf} on it, fold in the sides and roll up tightly: {pieces} pieces.
| Moja {rice-paper} de uno en uno en agua templada, coloca {cooked-prawn+rice-noodles+carrot+cucumber+lettuce+mint+coriander-leaf}, dobla los lados y enrolla prieto: {pieces} piezas.
# Serve | Sirve
3 work | Stir {peanut-butter+hoisin+lime} with a little hot water and serve as a dip. Eat the same day.
| Mezcla {peanut-butter+hoisin+lime} con un poco de agua caliente y sirve para mojar. Consúmelo en el día.
`);
