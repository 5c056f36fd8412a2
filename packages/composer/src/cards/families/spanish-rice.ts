import { cards } from "../parse-cards.ts";

export const SPANISH_RICE = cards(`
== paella-valenciana
names: Paella valenciana, Valencian paella, paella, chicken and rabbit paella | Paella valenciana, paella, paella de pollo y conejo, paella de carne
about: rice with chicken, rabbit, green beans and butter beans cooked in one layer | arroz con pollo, conejo, judías verdes y garrofón en capa fina
kind: main spanish medium
serves: 4, most 6 in paella
tools: knife paella
core: rice-paella chicken rabbit
ways: stove barbecue
instead: vegetable-paella paella-de-marisco
- 400 g rice-paella
- 500 g chicken; in small pieces | en trozos pequeños
- 400 g rabbit; in small pieces | en trozos pequeños
- 250 g green-beans; flat, in pieces | planas, en trozos
- 150 g butter-beans; cooked | cocid@
- 150 g tomato; grated | rallad@
- 80 ml olive-oil
- 2 tsp paprika-sweet
- 1 pinch saffron
- 1 sprig rosemary; optional
- 2 tsp salt
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {green-beans} as the list says. Grate {tomato}.
| Pela y corta {green-beans} como indica la lista. Ralla {tomato}.
# Brown the pieces | Dora las piezas
20 cook | Heat {olive-oil} in the pan over medium heat and brown {chicken+rabbit} with {salt:part} for {time}, turning, until deep gold on all sides.
| Calienta {olive-oil} en la paella a fuego medio y dora {chicken+rabbit} con {salt:part} {time}, dando vueltas, hasta que se dore bien por todos lados.
# Fry the vegetables | Rehoga las hortalizas
5 cook | Push the pieces to the rim and fry {green-beans} in the middle for {time}.
| Aparta las piezas al borde y rehoga {green-beans} en el centro {time}.
4 cook | Add {tomato} and fry for {time}, until dark, then stir in {paprika-sweet} for a few seconds.
| Añade {tomato} y sofríe {time}, hasta que oscurezca, y mezcla {paprika-sweet} unos segundos.
# Cook the base | Cuece la base
30 cook safe=chicken,rabbit | Pour in {1600 ml} of water, add {butter-beans+saffron} and {salt:rest} and simmer for {time}, until about {1100 ml} of liquid are left. Taste: it should be slightly too salty.
| Vierte {1600 ml} de agua, añade {butter-beans+saffron} y {salt:rest} y cuece {time}, hasta que queden unos {1100 ml} de líquido. Prueba: debe estar un punto subido de sabor.
# Cook the grains | Cuece el grano
10 batch | Spread {rice-paella} evenly[, lay {rosemary} on it] and boil over high heat for {time} without stirring.
| Reparte {rice-paella} de manera uniforme[, pon encima {rosemary}] y hierve a fuego fuerte {time} sin remover.
8 batch | Turn the heat low and cook for {time}, until dry with a toasted crust underneath.
| Baja el fuego y cuece {time}, hasta que quede seco y con su capa tostada debajo (socarrat).
5 cook | Rest off the heat for {time} and serve from the pan.
| Deja reposar fuera del fuego {time} y sirve en la misma paella.

== vegetable-paella
names: Vegetable paella, garden paella | Paella de verduras, arroz con verduras en paella, paella de la huerta
about: a paella of seasonal vegetables with saffron | paella de verduras de temporada con azafrán
kind: main spanish medium
serves: 4, most 6 in paella
tools: knife paella
core: rice-paella
ways: stove
- 400 g rice-paella
- 150 g artichoke; quartered | en cuartos
- 200 g green-beans; in pieces | en trozos
- 1 red-pepper; in strips | en tiras
- 150 g cauliflower; in small florets | en ramilletes pequeños
- 100 g peas
- 3 clove garlic; chopped | picad@
- 200 g tomato; grated | rallad@
- 80 ml olive-oil
- 2 tsp paprika-smoked
- 1 pinch saffron
- 1100 ml vegetable-stock; hot | caliente
- 1.5 tsp salt
# Prepare the vegetables | Prepara las hortalizas
13 work | Peel and cut {artichoke+green-beans+red-pepper+garlic} as the list says. Grate {tomato}.
| Pela y corta {artichoke+green-beans+red-pepper+garlic} como indica la lista. Ralla {tomato}.
# Fry the vegetables | Rehoga las verduras
12 cook | Heat {olive-oil} in the pan over medium-high heat and fry {artichoke+green-beans+red-pepper+cauliflower} with {salt} for {time}, until well browned.
| Calienta {olive-oil} en la paella a fuego medio-alto y rehoga {artichoke+green-beans+red-pepper+cauliflower} con {salt} {time}, hasta que tome buen color.
5 cook | Add {garlic+tomato} and fry for {time}, until dark and thick. Stir in {paprika-smoked}.
| Añade {garlic+tomato} y sofríe {time}, hasta que quede oscuro y espeso. Mezcla {paprika-smoked}.
# Cook the grains | Cuece el grano
10 batch | Stir in {rice-paella}, add {vegetable-stock+saffron+peas}, spread evenly and boil over high heat for {time} without stirring.
| Mezcla {rice-paella}, añade {vegetable-stock+saffron+peas}, reparte y hierve a fuego fuerte {time} sin remover.
8 batch | Turn the heat low and cook for {time}, until the liquid has gone and it begins to crackle.
| Baja el fuego y cuece {time}, hasta que se consuma el líquido y empiece a crepitar.
# Rest | Reposa
5 cook | Rest off the heat for {time} and serve.
| Deja reposar fuera del fuego {time} y sirve.

== paella-de-marisco
names: Seafood paella, shellfish paella, paella de marisco | Paella de marisco, arroz con marisco, paella marinera, paella de mariscos
about: rice with prawns, mussels and squid, coloured with saffron | arroz con gambas, mejillones y calamar, con azafrán
kind: main spanish medium
serves: 4, most 6 in paella
tools: knife paella saucepan
core: rice-paella prawn mussel squid
ways: stove
instead: vegetable-paella
- 400 g rice-paella
- 300 g squid; in rings | en anillas
- 300 g prawn; whole or peeled | enter@ o pelad@
- 500 g mussel; scrubbed | limpi@
- 1200 ml fish-stock
- 200 g tomato; grated | rallad@
- 1 green-pepper; chopped | picad@
- 3 clove garlic; chopped | picad@
- 80 ml olive-oil
- 2 tsp paprika-sweet
- 1 pinch saffron
- 1 tsp salt
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {green-pepper+garlic} as the list says. Grate {tomato}.
| Pela y corta {green-pepper+garlic} como indica la lista. Ralla {tomato}.
# Open the shells | Abre las conchas
4 cook safe=mussel | Steam {mussel} in the saucepan with a splash of water, covered, for {time}. Strain the liquid into {fish-stock} and heat it with {saffron}.
| Abre {mussel} al vapor en el cazo tapado con un chorrito de agua {time}. Cuela el líquido sobre {fish-stock} y caliéntalo con {saffron}.
# Fry | Sofríe
3 cook safe=prawn | Heat {olive-oil} in the pan over high heat, sear {prawn} for {time}, until pink, and set aside.
| Calienta {olive-oil} en la paella a fuego fuerte, marca {prawn} {time}, hasta que tome color, y reserva.
6 cook | Fry {squid+green-pepper+garlic} in the same oil for {time}.
| En el mismo aceite sofríe {squid+green-pepper+garlic} {time}.
6 cook | Add {tomato+salt} and cook for {time}, until thick and dark, then stir in {paprika-sweet}.
| Añade {tomato+salt} y cuece {time}, hasta que quede espeso y oscuro, y mezcla {paprika-sweet}.
# Cook the grains | Cuece el grano
10 batch safe=squid | Stir in {rice-paella}, pour in the hot {fish-stock:bare} and boil over high heat for {time} without stirring.
| Mezcla {rice-paella}, vierte {fish-stock} bien caliente y hierve a fuego fuerte {time} sin remover.
8 batch | Lay {prawn+mussel} on top and cook over low heat for {time}, until dry.
| Coloca encima {prawn+mussel} y cuece a fuego suave {time}, hasta que quede seco.
5 cook | Rest off the heat for {time} and serve at once.
| Deja reposar fuera del fuego {time} y sirve enseguida.

== arroz-negro
names: Black rice, arroz negro, squid ink rice, black paella | Arroz negro, paella negra, arroz con calamares en su tinta
about: rice black with ink, with squid and garlic mayonnaise | arroz teñido con tinta, con sepia y alioli
kind: main spanish medium
serves: 4, most 6 in paella
tools: knife paella
core: rice-paella cuttlefish squid-ink
ways: stove
- 400 g rice-paella
- 500 g cuttlefish; in small pieces | en trozos pequeños
- 16 g squid-ink
- 1200 ml fish-stock; hot | caliente
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 200 g tomato; grated | rallad@
- 80 ml olive-oil
- 100 ml white-wine; optional
- 1 tsp salt
- 80 g aioli; optional
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {onion+green-pepper+garlic} as the list says. Grate {tomato}.
| Pela y corta {onion+green-pepper+garlic} como indica la lista. Ralla {tomato}.
# Fry | Sofríe
8 cook | Heat {olive-oil} in the pan over medium heat and fry {cuttlefish} for {time}, until its water has gone and it browns.
| Calienta {olive-oil} en la paella a fuego medio y rehoga {cuttlefish} {time}, hasta que pierda el agua y se dore.
12 cook | Add {onion+green-pepper+garlic} and fry for {time}, until soft.
| Añade {onion+green-pepper+garlic} y sofríe {time}, hasta que quede todo tierno.
8 cook | Add {tomato+salt+white-wine} and cook for {time}, until dark and thick.
| Añade {tomato+salt+white-wine} y cuece {time}, hasta que quede oscuro y espeso.
# Cook the grains | Cuece el grano
1 work | Dissolve {squid-ink} in {fish-stock}. Stir {rice-paella} into the pan and pour in the liquid.
| Disuelve {squid-ink} en {fish-stock}. Rehoga {rice-paella} en la paella y vierte el líquido.
10 batch | Boil over high heat for {time}.
| Hierve a fuego fuerte {time}.
8 batch safe=cuttlefish,squid-ink | Cook over low heat for {time}, until dry and glossy black.
| Cuece a fuego suave {time}, hasta que quede seco, negro y brillante.
# Rest and serve | Reposa y sirve
5 cook | Rest for {time}.[ Serve with {aioli}.]
| Deja reposar {time}.[ Sirve con {aioli}.]

== arroz-a-banda
names: Arroz a banda, Alicante fisherman's rice, rice cooked in fish stock | Arroz a banda, arroz del senyoret, arroz a banda alicantino
about: Alicante rice cooked in a strong fish stock, with squid and garlic mayonnaise | arroz alicantino cocido en fumet intenso, con sepia y alioli
kind: main spanish medium
serves: 4, most 6 in paella
tools: knife paella saucepan
core: rice-paella fish-stock
ways: stove
- 400 g rice-paella
- 1300 ml fish-stock; strong | concentrado
- 300 g cuttlefish; diced small | en daditos
- 200 g prawn; peeled | pelad@
- 1 choricero-pepper; dried, without seeds | sec@, sin semillas
- 4 clove garlic; chopped | picad@
- 200 g tomato; grated | rallad@
- 80 ml olive-oil
- 1 tsp paprika-sweet
- 1 pinch saffron
- 3/4 tsp salt
- 80 g aioli
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {garlic} as the list says. Grate {tomato}.
| Pela y corta {garlic} como indica la lista. Ralla {tomato}.
# Prepare the base | Prepara la base
8 cook | Heat {fish-stock} with {saffron} in the saucepan for {time} and keep it hot.
| Calienta {fish-stock} con {saffron} en el cazo {time} y mantenlo caliente.
# Fry | Sofríe
2 cook | Fry {choricero-pepper} in {olive-oil} in the pan for {time}, lift out and pound or chop finely.
| Fríe {choricero-pepper} en {olive-oil} en la paella {time}, saca y maja o pica fino.
6 cook | Fry {cuttlefish} in that oil for {time}, until golden.
| En ese aceite rehoga {cuttlefish} {time}, hasta que se dore.
6 cook | Add {garlic}, then {tomato+salt}, and fry for {time}, until thick. Stir in {paprika-sweet} and what was pounded.
| Añade {garlic}, después {tomato+salt}, y sofríe {time}, hasta que espese. Mezcla {paprika-sweet} y el majado.
# Cook the grains | Cuece el grano
9 batch | Stir in {rice-paella}, pour in {fish-stock} and boil over high heat for {time}.
| Rehoga {rice-paella}, vierte {fish-stock} y hierve a fuego fuerte {time}.
8 batch safe=cuttlefish,prawn | Scatter {prawn} over it, turn the heat low and cook for {time}, until dry and lightly toasted underneath.
| Reparte {prawn}, baja el fuego y cuece {time}, hasta que quede seco y algo tostado por debajo.
# Rest and serve | Reposa y sirve
5 cook | Rest for {time} and serve with {aioli}.
| Deja reposar {time} y sirve con {aioli}.
`);
