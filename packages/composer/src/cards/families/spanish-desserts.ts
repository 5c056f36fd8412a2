import { cards } from "../parse-cards.ts";

export const SPANISH_DESSERTS = cards(`
== arroz-con-leche
names: Spanish rice pudding, arroz con leche, creamy rice pudding with cinnamon | Arroz con leche, arroz con leche asturiano, arroz con leche cremoso
about: rice cooked slowly in milk with lemon and cinnamon | arroz cocido despacio en leche con limón y canela
kind: dessert spanish easy
serves: 6, most 8 in pot
tools: knife pot
core: rice-paella milk
ways: stove
- 1500 ml milk
- 150 g rice-paella
- 130 g sugar
- 1 lemon; only the peel | solo la piel
- 1 cinnamon-stick as cinnamon
- 1 tsp cinnamon as dusting-cinnamon
- 1 pinch salt
- 20 g butter; optional
~ sugar > 110 g sweetener; granulated | granulado
~ milk > 1500 ml oat-drink; name Rice pudding with oat drink | Arroz con bebida de avena
# Infuse | Infusiona
8 cook | Heat {milk+lemon+cinnamon+salt} in the pot over medium heat for {time}, until it steams.
| Calienta {milk+lemon+cinnamon+salt} en la olla a fuego medio {time}, hasta que humee.
# Cook slowly | Cuece despacio
50 cook | Add {rice-paella} and simmer over low heat for {time}, stirring often, until creamy and thick enough to coat the spoon.
| Añade {rice-paella} y cuece a fuego suave {time}, removiendo a menudo, hasta que quede cremoso y nape la cuchara.
10 cook | Stir in {sugar+butter} and cook for {time}.
| Incorpora {sugar+butter} y cuece {time}.
why | Sweetened too early, the grains stay hard.
| Si se endulza antes, el grano queda duro.
# Cool and serve | Enfría y sirve
120 cook | Remove the peel and the stick, spread in bowls within the hour and chill for {time}.
| Retira la piel y la rama, reparte en cuencos antes de una hora y enfría en la nevera {time}.
1 work | Dust with {dusting-cinnamon}.
| Espolvorea {dusting-cinnamon}.

== flan-de-huevo
names: Flan, Spanish flan, flan de huevo, caramel flan, egg flan | Flan de huevo, flan, flan casero, flan de leche
about: an egg and milk cream set in a caramel-lined mould | crema de huevo y leche cuajada en molde con caramelo
kind: dessert spanish medium
serves: 6, most 6 in moulds, whole
tools: moulds saucepan bowl whisk dish
core: egg milk
ways: stove+oven
instead: flan-con-edulcorante microwave-flan
- 120 g sugar as caramel-sugar; to melt and line the mould with | para fundir y forrar el molde
- 500 ml milk
- 1 lemon; only the peel | solo la piel; optional
- 5 egg
- 120 g sugar
- 1 tsp vanilla; optional
~ milk > 500 ml soy-drink; name Flan with soya drink | Flan de bebida de soja
# Line the moulds | Carameliza los moldes
8 cook | Melt {caramel-sugar} with a spoonful of water in the saucepan over medium heat for {time} without stirring, until amber. Pour into the moulds at once.
| Funde {caramel-sugar} con una cucharada de agua en el cazo a fuego medio {time} sin remover, hasta que tome color ámbar. Reparte enseguida en los moldes.
tip | It burns badly: keep children away and touch nothing.
| Quema mucho: aleja a los niños y no lo toques.
# Mix | Mezcla
5 cook | Warm {milk+lemon} for {time}, then take out the peel.
| Templa {milk+lemon} {time} y retira la piel.
3 work | Stir {egg+sugar+vanilla} in the bowl without foam, pour in the warm liquid and strain into the moulds.
| Mezcla {egg+sugar+vanilla} en el bol sin hacer espuma, vierte el líquido templado y cuela en los moldes.
# Bake in a water bath | Hornea al baño maría
40 batch safe=egg | Stand the moulds in the dish, pour hot water half way up and bake at 160 °C (fan 140 °C) for {time}, until set but trembling in the middle.
| Coloca los moldes en la fuente, vierte agua caliente hasta media altura y hornea a 160 °C (140 °C con ventilador) {time}, hasta que cuaje pero tiemble en el centro.
# Chill and turn out | Enfría y desmolda
240 cook | Cool, then chill for {time}. Run a knife around and turn out.
| Deja enfriar y guarda en la nevera {time}. Pasa un cuchillo por el borde y desmolda.

== crema-catalana
names: Crema catalana, Catalan cream, Catalan custard | Crema catalana, crema de Sant Josep, crema quemada catalana
about: a lemon and cinnamon cream with a burnt sugar crust | crema de limón y canela con costra de azúcar quemado
kind: dessert spanish medium
serves: 6, most 6 in saucepan
tools: saucepan bowl whisk moulds
core: egg-yolk milk
ways: stove
- 1000 ml milk
- 1 lemon; only the peel | solo la piel
- 1 cinnamon-stick as cinnamon
- 6 egg-yolk
- 150 g sugar
- 40 g cornflour
- 6 tbsp sugar as crust-sugar
~ milk > 1000 ml soy-drink; name Catalan cream with soya drink | Crema catalana de bebida de soja
# Infuse | Infusiona
8 cook | Heat {milk+lemon+cinnamon} in the saucepan for {time} to just below the boil, keeping back a glass of it cold.
| Calienta {milk+lemon+cinnamon} en el cazo {time} sin que hierva, reservando un vaso en frío.
15 cook | Let it stand for {time}, then strain.
| Deja reposar {time} y cuela.
# Thicken | Espesa
3 work | Whisk {egg-yolk+sugar+cornflour} in the bowl with the cold glassful and pour in the warm liquid, whisking.
| Bate {egg-yolk+sugar+cornflour} en el bol con el vaso reservado y vierte el líquido caliente sin dejar de batir.
8 cook safe=egg-yolk | Return to the saucepan and stir over low heat for {time}, until it coats the spoon thickly.
| Devuelve al cazo y remueve a fuego suave {time}, hasta que nape bien la cuchara.
# Chill | Enfría
180 cook | Pour into shallow dishes and chill for {time}.
| Reparte en cazuelitas y enfría en la nevera {time}.
# Burn the crust | Quema la costra
5 work | Just before serving scatter {crust-sugar} over and burn with a torch or a hot iron until brown and crisp.
| Justo antes de servir espolvorea {crust-sugar} y quema con soplete o pala caliente hasta que quede tostado y crujiente.

== natillas
names: Natillas, Spanish custard pots, Spanish natillas | Natillas, natillas caseras, natillas de vainilla, natillas con galleta
about: a soft egg yolk cream with cinnamon, served cold with a biscuit | crema suave de yemas con canela, fría y con galleta
kind: dessert spanish easy
serves: 4, most 8 in saucepan
tools: saucepan bowl whisk
core: egg-yolk milk
ways: stove
- 700 ml milk
- 1 lemon; only the peel | solo la piel
- 1 cinnamon-stick as cinnamon
- 5 egg-yolk
- 100 g sugar
- 20 g cornflour
- 1 tsp vanilla; optional
- 4 biscuits; optional
- 1/2 tsp cinnamon as dusting-cinnamon
~ sugar > 60 g sweetener; granulated | granulado
~ egg-yolk > 20 g tapioca; name Eggless natillas | Natillas sin huevo
~ milk > 700 ml soy-drink; name Natillas with soya drink | Natillas de bebida de soja
# Infuse | Infusiona
8 cook | Heat {milk+lemon+cinnamon} in the saucepan for {time} to just below the boil, then strain.
| Calienta {milk+lemon+cinnamon} en el cazo {time} sin que hierva y cuela.
# Thicken | Espesa
3 work | Whisk {egg-yolk+sugar+cornflour+vanilla} in the bowl and pour in the hot liquid little by little, whisking.
| Bate {egg-yolk+sugar+cornflour+vanilla} en el bol y vierte el líquido caliente poco a poco sin dejar de batir.
8 cook safe=egg-yolk | Stir in the saucepan over low heat for {time}, until it coats the spoon. Do not let it boil.
| Remueve en el cazo a fuego suave {time}, hasta que nape la cuchara. Que no hierva.
# Chill and serve | Enfría y sirve
120 cook | Pour into bowls, cover to the surface and chill for {time}.
| Reparte en cuencos, tapa a ras y enfría en la nevera {time}.
1 work | Dust with {dusting-cinnamon}.[ Lay {biscuits} on top.]
| Espolvorea {dusting-cinnamon}.[ Coloca encima {biscuits}.]

== leche-frita
names: Leche frita, Spanish fried milk, fried milk | Leche frita
about: set squares of cinnamon milk, fried in egg and rolled in sugar | cuadrados de leche cuajada con canela, fritos y rebozados
kind: dessert spanish medium
serves: 6, most 6 in pan
makes: 24
tools: knife pan saucepan dish whisk
core: milk
ways: stove
- 750 ml milk
- 1 lemon; only the peel | solo la piel
- 1 cinnamon-stick as cinnamon
- 100 g sugar
- 80 g cornflour
- 60 g flour
- 2 egg
- 300 ml sunflower-oil
- 60 g sugar as coating-sugar
- 1 tsp cinnamon as coating-cinnamon
# Infuse | Infusiona
8 cook | Heat two thirds of {milk} with {lemon+cinnamon+sugar} in the saucepan for {time} to just below the boil, then strain.
| Calienta dos tercios de {milk} con {lemon+cinnamon+sugar} en el cazo {time} sin que hierva y cuela.
# Set | Cuaja
8 cook | Stir {cornflour} into the rest of the cold liquid, whisk into the hot and stir over medium heat for {time}, until very thick.
| Disuelve {cornflour} en el resto del líquido frío, mezcla con el caliente y remueve a fuego medio {time}, hasta que quede muy espeso.
240 cook | Spread 2 cm deep in the oiled dish and chill for {time}, until firm.
| Extiende en la fuente aceitada con 2 cm de grosor y enfría en la nevera {time}, hasta que quede firme.
# Fry | Fríe
10 work | Cut into {pieces} squares, turn in {flour} and dip in beaten {egg:bare}.
| Corta en {pieces} cuadrados, pasa por {flour} y baña en {egg:bare} {egg!batid}.
10 pieces safe=egg | Fry in {sunflower-oil} in the pan over medium heat, {time} in all, until golden on both sides. Drain on paper.
| Fríe en {sunflower-oil} en la sartén a fuego medio, {time} en total, hasta que se dore por los dos lados. Escurre sobre papel.
2 work | Turn in {coating-sugar+coating-cinnamon} and serve warm.
| Pasa por {coating-sugar+coating-cinnamon} y sirve templado.

== tarta-de-santiago
names: Tarta de Santiago, Santiago cake, Spanish almond cake, Galician almond cake | Tarta de Santiago, tarta de almendra gallega, tarta de almendras
about: a flourless almond cake dusted with a cross | tarta de almendra sin harina con la cruz de Santiago
kind: cake spanish easy
serves: 10, most 10 in cakeTin, whole
tools: bowl cakeTin whisk grater
core: almond egg
ways: oven
- 250 g almond; finely ground | molid@
- 5 egg
- 250 g sugar
- 1 lemon; only the zest | solo la ralladura
- 1/2 tsp cinnamon
- 10 g butter; for the tin | para el molde
- 2 tbsp icing-sugar
# Mix | Mezcla
5 work | Heat the oven to 180 °C (fan 160 °C). Grease the tin with {butter}. Whisk {egg+sugar} in the bowl just until smooth.
| Calienta el horno a 180 °C (160 °C con ventilador). Unta el molde con {butter}. Bate {egg+sugar} en el bol solo hasta mezclar.
3 work | Stir in {almond+lemon+cinnamon} and pour into the tin.
| Incorpora {almond+lemon+cinnamon} y vierte en el molde.
# Bake | Hornea
35 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se dore y un palillo salga limpio.
# Decorate | Decora
60 cook | Cool for {time} and turn out.
| Deja enfriar {time} y desmolda.
3 work | Lay a paper cross in the middle, dust with {icing-sugar} and lift the paper off.
| Coloca una cruz de papel en el centro, espolvorea {icing-sugar} y retira el papel.

== tarta-de-queso
names: Basque cheesecake, burnt cheesecake, burnt Basque cheesecake, La Viña cheesecake, San Sebastián cheesecake | Tarta de queso, tarta de queso al horno, tarta de queso vasca, tarta de queso de La Viña, tarta de queso cremosa
about: a crustless baked cheesecake, dark on top and creamy inside | tarta de queso al horno sin base, tostada por fuera y cremosa por dentro
kind: cake spanish easy
serves: 10, most 10 in cakeTin, whole
tools: bowl cakeTin whisk paper
core: cream-cheese egg
ways: oven
instead: no-bake-cheesecake
- 800 g cream-cheese; at room temperature | a temperatura ambiente
- 300 g sugar
- 5 egg
- 400 ml cream
- 25 g flour
- 1 pinch salt
# Mix | Mezcla
5 work | Heat the oven to 210 °C (fan 190 °C). Line the tin with crumpled paper that stands above the rim.
| Calienta el horno a 210 °C (190 °C con ventilador). Forra el molde con papel arrugado que sobresalga del borde.
6 work | Stir {cream-cheese+sugar} in the bowl until smooth. Add {egg} one by one, then {cream+flour+salt}, without beating in air.
| Mezcla {cream-cheese+sugar} en el bol hasta que quede liso. Añade {egg} de uno en uno y después {cream+flour+salt}, sin meter aire.
# Bake | Hornea
45 batch safe=egg | Pour into the tin and bake for {time}, until dark brown on top, set at the edge and still trembling in the middle.
| Vierte en el molde y hornea {time}, hasta que quede tostada por arriba, firme en el borde y temblorosa en el centro.
# Cool | Enfría
180 cook | Leave in the tin for {time}: it firms as it cools.
| Deja en el molde {time}: se asienta al enfriarse.
tip | Serve at room temperature, and keep the rest in the fridge for 3 days.
| Sirve a temperatura ambiente y guarda el resto en la nevera 3 días.
`);
