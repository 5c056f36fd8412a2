import { cards } from "../parse-cards.ts";

/** Desserts that are sweet by their fruit alone. */
export const SUGAR_FREE = cards(`
== baked-apples-plain
names: Baked apples with walnuts, plain baked apples | Manzanas asadas con nueces, manzanas asadas al natural
about: apples baked with walnuts and cinnamon, sweet by their own juice | manzanas al horno con nueces y canela, dulces por su propio jugo
kind: dessert any easy
serves: 4, most 8 in dish
tools: dish knife
core: apple
ways: oven
- 4 apple
- 60 g walnut; chopped | picad@
- 2 tsp cinnamon
- 150 g yoghurt-greek; optional
~ yoghurt-greek > 150 g yoghurt-soy
~ walnut > 60 g sunflower-seeds
# Fill them | Rellénalas
10 work | Core {apple} without cutting through the bottom and slit the skin all round the middle. Mix {walnut+cinnamon} and press into the hollows.
| Descorazona {apple} sin atravesar la base y marca la piel alrededor con un corte. Mezcla {walnut+cinnamon} y rellena los huecos.
# Bake | Hornea
35 batch | Stand them in the dish with {100 ml} of water and bake at 190 °C (fan 170 °C) for {time}, until a knife slides in.
| Ponlas en la fuente con {100 ml} de agua y hornea a 190 °C (ventilador 170 °C) {time}, hasta que entre un cuchillo sin esfuerzo.
2 work | Spoon the juice over the fruit and serve warm[ with {yoghurt-greek}].
| Riega la fruta con el jugo y sirve templado[ con {yoghurt-greek}].

== berry-yoghurt
names: Strawberries with yoghurt and almonds, yoghurt with strawberries | Fresas con yogur y almendras, yogur con fresas
about: crushed strawberries under thick yoghurt and toasted almonds | fresas aplastadas con yogur espeso y almendras tostadas
kind: dessert any easy
serves: 4, most 8 in bowl
tools: bowl pan knife
core: strawberry yoghurt-greek
ways: stove
- 400 g strawberry; quartered | en cuartos
- 500 g yoghurt-greek
- 60 g almond; chopped | picad@
- 1/2 tsp cinnamon
~ yoghurt-greek > 500 g yoghurt-soy; name Strawberries with soya yoghurt | Fresas con yogur de soja
~ almond > 60 g sunflower-seeds
# Toast | Tuesta
4 cook | Toast {almond} in the dry pan over medium heat for {time}, shaking, until golden.
| Tuesta {almond} en la sartén sin aceite a fuego medio {time}, moviendo, hasta que tome{almond?|n} color.
# Layer | Monta
6 work | Crush half of {strawberry} with {cinnamon} in the bowl and stir in the rest. Divide among glasses with {yoghurt-greek} on top.[ Scatter {almond} over it.]
| Aplasta la mitad de {strawberry} con {cinnamon} en el bol y añade el resto. Reparte en vasos con {yoghurt-greek} encima.[ Esparce {almond} por encima.]
`);
