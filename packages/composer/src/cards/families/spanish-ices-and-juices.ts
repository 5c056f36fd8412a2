import { cards } from "../parse-cards.ts";

/** Ice creams, crushed ices and fresh juices. */
export const SPANISH_ICES_AND_JUICES = cards(`
== helado-de-chocolate
names: Chocolate ice cream, homemade chocolate ice cream, dark chocolate ice cream | Helado de chocolate, helado de chocolate casero, helado de chocolate negro, nieve de chocolate
about: a creamy custard ice cream with dark chocolate and cocoa | helado cremoso de yema con chocolate negro y cacao
kind: dessert any medium
serves: 8, most 8 in container
tools: container saucepan bowl whisk mixer
core: cream chocolate
ways: stove+freezer
- 400 ml cream
- 300 ml milk
- 120 g sugar
- 20 g cocoa
- 4 egg-yolk
- 150 g chocolate; chopped | picad@
- 1 pinch salt
~ cream > 400 ml coconut-cream; name Chocolate and coconut ice cream | Helado de chocolate y coco
~ egg-yolk > 2 tbsp cornflour; stirred with a little cold water | mezclada con un poco de agua fría
+ 120 g hazelnut walnut almond orange chocolate-white banana raspberry
# Cook the base | Cuece la base
5 cook | Heat {milk+sugar+cocoa+salt} in the saucepan for {time}, until it steams.
| Calienta {milk+sugar+cocoa+salt} en el cazo {time}, hasta que humee.
7 cook safe=egg-yolk | Whisk {egg-yolk} in the bowl, pour in the hot liquid slowly, return it and cook over low heat for {time}, stirring, until it coats the spoon. Melt {chocolate} in it.
| Bate {egg-yolk} en el bol, vierte despacio el líquido caliente, devuelve y cuece a fuego bajo {time}, removiendo, hasta que nape la cuchara. Funde en ella {chocolate}.
240 cook | Cool and chill for {time}, until very cold.
| Deja templar y enfría en la nevera {time}, hasta que esté muy frío.
# Freeze | Congela
5 work | Whip {cream} softly, fold in and pour into the box; or churn it in a machine.[ Scatter {extra} in.]
| Monta {cream} sin que quede firme, incorpora y vierte en el recipiente; o mantécalo en máquina.[ Reparte {extra} dentro.]
300 cook | Freeze for {time}, beating well every hour for the first three hours.
| Congela {time}, batiendo bien cada hora las tres primeras.

== helado-de-fresa
names: Strawberry ice cream, homemade strawberry ice cream, fresh strawberry ice cream | Helado de fresa, helado de fresas, helado de fresa casero, helado de fresas con nata, nieve de fresa
about: a creamy ice of ripe strawberries, cream and condensed milk | helado cremoso de fresas maduras, nata y leche condensada
kind: dessert any easy
serves: 8, most 8 in container
tools: knife container bowl blender mixer
core: strawberry cream
ways: freezer
- 500 g strawberry; ripe, hulled | madur@, sin rabito
- 250 g condensed-milk
- 400 ml cream; very cold | muy fría
- 1 lemon; juiced | en zumo
- 40 g sugar; optional
~ cream > 400 ml coconut-cream; very cold | muy fría; name Strawberry and coconut ice cream | Helado de fresa y coco
~ strawberry > 500 g raspberry; name Raspberry ice cream | Helado de frambuesa
~ strawberry > 500 g mango; peeled, in pieces | sin piel, en trozos; name Mango and cream ice | Helado de mango y nata
# Blend | Tritura
5 work | Blend {strawberry+lemon+sugar} in the bowl and stir in {condensed-milk}.
| Tritura {strawberry+lemon+sugar} en el bol y mezcla con {condensed-milk}.
5 work | Whip {cream} softly and fold in.
| Monta {cream} sin que quede firme e incorpora.
# Freeze | Congela
360 cook | Pour into the box and freeze for {time}, beating twice in the first three hours. Soften in the fridge a little before serving.
| Vierte en el recipiente y congela {time}, batiendo dos veces en las tres primeras horas. Pásalo a la nevera un rato antes de servir.

== helado-de-pistacho
names: Pistachio ice cream, homemade pistachio ice cream, pistachio gelato | Helado de pistacho, helado de pistachos, helado de pistacho casero
about: a creamy ice of ground pistachios, milk and cream | helado cremoso de pistacho molido, leche y nata
kind: dessert any easy
serves: 8, most 8 in container
tools: container saucepan jug mixer
core: pistachio cream
ways: stove+freezer
- 200 g pistachio; shelled, unsalted | pelad@, sin sal
- 350 ml milk
- 130 g sugar
- 400 ml cream
- 1 pinch salt
~ pistachio > 200 g hazelnut; toasted | tostad@; name Hazelnut ice cream | Helado de avellana
~ cream > 400 ml coconut-cream; name Pistachio and coconut ice cream | Helado de pistacho y coco
# Make the base | Haz la base
6 cook | Heat {milk+sugar+salt} in the saucepan for {time}, until it steams.
| Calienta {milk+sugar+salt} en el cazo {time}, hasta que humee.
3 work | Blend with {pistachio} in the jug until very fine.
| Tritura con {pistachio} en la jarra hasta que quede muy fino.
180 cook | Cool and chill for {time}.
| Deja templar y enfría en la nevera {time}.
# Freeze | Congela
5 work | Whip {cream} softly, fold in and pour into the box; or churn it in a machine.
| Monta {cream} sin que quede firme, incorpora y vierte en el recipiente; o mantécalo en máquina.
300 cook | Freeze for {time}, beating well every hour for the first three hours.
| Congela {time}, batiendo bien cada hora las tres primeras.

== helado-de-nata-y-stracciatella
names: Stracciatella ice cream, cream ice cream with chocolate, fior di latte ice cream, chocolate chip ice cream | Helado de nata, helado de stracciatella, helado de nata casero, helado de nata con chocolate, helado de straciatella
about: a white milk and cream ice cream with shards of chocolate | helado blanco de leche y nata con virutas de chocolate
kind: dessert any easy
serves: 8, most 8 in container
tools: container saucepan mixer knife
core: cream milk
ways: stove+freezer
- 500 ml cream
- 250 ml milk
- 130 g sugar
- 30 g milk-powder; optional
- 80 g chocolate; finely chopped | picad@ fin@; optional
- 1 pinch salt
~ milk > 250 ml milk-lactose-free; name Cream ice cream | Helado de nata
# Make the base | Haz la base
5 cook | Heat {milk+sugar+milk-powder+salt} in the saucepan for {time}, until dissolved.
| Calienta {milk+sugar+milk-powder+salt} en el cazo {time}, hasta que se disuelva.
180 cook | Cool and chill for {time}.
| Deja templar y enfría en la nevera {time}.
# Freeze | Congela
6 work | Whip {cream} softly, fold in and pour into the box; or churn it in a machine.[ Stir in {chocolate} when half frozen.]
| Monta {cream} sin que quede firme, incorpora y vierte en el recipiente; o mantécalo en máquina.[ Mezcla {chocolate} cuando esté medio congelado.]
300 cook | Freeze for {time}, beating well every hour for the first three hours.
| Congela {time}, batiendo bien cada hora las tres primeras.

== helado-de-leche-merengada
names: Leche merengada ice cream, Spanish cinnamon milk ice cream, cinnamon and lemon ice cream, frozen leche merengada | Helado de leche merengada, leche merengada, leche merengada casera, helado de canela, helado de canela y limón
about: iced milk with cinnamon, lemon and beaten egg white | leche helada con canela, limón y clara montada
kind: dessert spanish medium
serves: 6, most 8 in container
tools: container saucepan bowl mixer sieve
core: milk cinnamon
ways: stove+freezer
- 1000 ml milk
- 200 g sugar
- 1 cinnamon-stick
- 1 lemon; only the peel | solo la piel
- 3 egg-white
- 1 tsp cinnamon
~ egg-white > 90 ml aquafaba
~ milk > 1000 ml soy-drink; name Frozen cinnamon soya drink | Merengada de bebida de soja
# Infuse | Infusiona
12 cook | Simmer {milk+cinnamon-stick+lemon} with most of {sugar} in the saucepan for {time}. Strain.
| Cuece {milk+cinnamon-stick+lemon} con casi todo {sugar} en el cazo a fuego suave {time}. Cuela.
180 cook | Cool, chill for {time} and freeze until half solid.
| Deja templar, enfría en la nevera {time} y congela hasta que esté a medio cuajar.
# Freeze | Congela
5 work raw=egg-white | Whip {egg-white} with the rest of {sugar} until stiff and fold in.
| Monta {egg-white} con el resto de {sugar} a punto de nieve e incorpora.
150 cook | Freeze for {time}, beating now and then: softer to drink, firmer to eat. Dust with {cinnamon}.
| Congela {time}, batiendo de vez en cuando: más blanda para beber, más firme para comer. Espolvorea {cinnamon}.

== helado-de-turron
names: Turrón ice cream, nougat ice cream, Spanish turrón ice cream | Helado de turrón, helado de turrón de Jijona, helado de turrón casero
about: a cream ice with soft almond turrón | helado de nata con turrón blando de almendra
kind: dessert spanish easy
serves: 8, most 8 in container
tools: container saucepan blender mixer
core: nougat cream
ways: stove+freezer
- 1 nougat; soft, a bar of 250 g | blando, una barra de 250 g
- 300 ml milk
- 400 ml cream
- 50 g sugar
- 1 pinch salt
# Make the base | Haz la base
6 cook | Warm {milk+nougat+sugar+salt} in the saucepan for {time}, blend and cool.
| Calienta {milk+nougat+sugar+salt} en el cazo {time}, tritura y deja templar.
180 cook | Chill for {time}.
| Deja en la nevera {time}.
# Freeze | Congela
5 work | Whip {cream} softly, fold in and pour into the box; or churn it in a machine.
| Monta {cream} sin que quede firme, incorpora y vierte en el recipiente; o mantécalo en máquina.
300 cook | Freeze for {time}, beating well every hour for the first three hours.
| Congela {time}, batiendo bien cada hora las tres primeras.

== helado-de-limon
names: Lemon ice cream, lemon and yoghurt ice cream, creamy lemon ice cream | Helado de limón, helado de limón casero, helado de limón cremoso, nieve de limón
about: a creamy ice with lemon zest, juice and condensed milk | helado cremoso con ralladura y zumo de limón y leche condensada
kind: dessert any easy
serves: 6, most 8 in container
tools: container bowl mixer
core: lemon cream
ways: freezer
- 3 lemon; zest and juice | ralladura y zumo
- 370 g condensed-milk
- 400 ml cream; very cold | muy fría
- 125 g yoghurt; optional
~ lemon > 4 lime; zest and juice | ralladura y zumo; name Lime ice cream | Helado de lima
# Mix | Mezcla
4 work | Stir {condensed-milk+yoghurt} in the bowl with all the zest and juice of {lemon}, until thick.
| Mezcla {condensed-milk+yoghurt} en el bol con toda la ralladura y el zumo de {lemon}, hasta que espese.
4 work | Whip {cream} softly and fold in.
| Monta {cream} sin que quede firme e incorpora.
# Freeze | Congela
360 cook | Pour into the box, cover and freeze for {time}. Soften in the fridge a little before serving.
| Vierte en el recipiente, tapa y congela {time}. Pásalo a la nevera un rato antes de servir.

== helado-de-cafe
names: Coffee ice cream, no-churn coffee ice cream, espresso ice cream | Helado de café, helado de café casero, helado de moka
about: a creamy ice with strong coffee and condensed milk | helado cremoso de café fuerte y leche condensada
kind: dessert any easy
serves: 6, most 8 in container
tools: container bowl mixer
core: coffee cream
ways: freezer
- 80 ml coffee; very strong, cold | muy fuerte, frío
- 370 g condensed-milk
- 450 ml cream; very cold | muy fría
+ 80 g chocolate walnut hazelnut biscuits
# Mix | Mezcla
3 work | Stir {coffee+condensed-milk} in the bowl.
| Mezcla {coffee+condensed-milk} en el bol.
5 work | Whip {cream} softly and fold in.[ Scatter {extra} in.]
| Monta {cream} sin que quede firme e incorpora.[ Reparte {extra} dentro.]
# Freeze | Congela
360 cook | Pour into the box, cover and freeze for {time}.
| Vierte en el recipiente, tapa y congela {time}.

== granizado-de-limon
names: Lemon granita, Spanish iced lemon drink, lemon slush, granizado de limón | Granizado de limón, granizado de limón casero, granizada de limón, raspado de limón
about: crushed ice of lemon juice, water and sugar | hielo picado de zumo de limón, agua y azúcar
kind: drink spanish easy
serves: 4, most 6 in container
tools: container saucepan
core: lemon sugar
ways: stove+freezer
- 4 lemon; juiced | en zumo
- 150 g sugar
- 700 ml water
- 6 leaf mint; optional
~ lemon > 6 lime; juiced | en zumo; name Lime granita | Granizado de lima
~ lemon > 150 ml passion-fruit; pulp | pulpa; name Passion fruit granita | Granizado de maracuyá
# Mix | Mezcla
5 cook | Dissolve {sugar} in half of {water} in the saucepan over low heat for {time}. Cool and add {lemon} with the rest of {water}.
| Disuelve {sugar} en la mitad de {water} en el cazo a fuego suave {time}. Deja enfriar y añade {lemon} con el resto de {water}.
# Freeze | Congela
180 cook | Freeze in the box for {time}, scraping with a fork every 30 minutes, until it is all loose crystals.
| Congela en el recipiente {time}, raspando con un tenedor cada 30 minutos, hasta que sean cristales sueltos.
1 work | Scrape once more and serve at once.[ Decorate with {mint}.]
| Raspa una vez más y sirve enseguida.[ Adorna con {mint}.]

== granizado-de-cafe
names: Coffee granita, iced coffee slush, Spanish coffee granizado, granita di caffè | Granizado de café, granizada de café, café granizado, granizado de café casero
about: crushed ice of strong sweet coffee | hielo picado de café fuerte y dulce
kind: drink any easy
serves: 4, most 6 in container
tools: container
core: coffee
ways: freezer
- 600 ml coffee; strong, hot | fuerte, caliente
- 90 g sugar
- 1 lemon; only the peel | solo la piel; optional
- 100 ml cream; whipped | montad@; optional
# Mix | Mezcla
2 work | Dissolve {sugar} in {coffee}.[ Leave {lemon} in it until cold, then take it out.]
| Disuelve {sugar} en {coffee}.[ Deja {lemon} dentro hasta que enfríe y retírala.]
# Freeze | Congela
180 cook | Freeze in the box for {time}, scraping with a fork every 30 minutes.
| Congela en el recipiente {time}, raspando con un tenedor cada 30 minutos.
1 work | Scrape once more and serve.[ Spoon {cream} on top.]
| Raspa una vez más y sirve.[ Pon {cream} encima.]

== granizado-de-fruta
names: Watermelon granita, fruit granita, watermelon slush, fruit slush, granita | Granizado de sandía, granizado de frutas, granizado, granizados, granizado de fruta, raspado de frutas, granizada
about: crushed ice of blended ripe fruit, lemon and a little sugar | hielo picado de fruta madura triturada, limón y un poco de azúcar
kind: drink any easy
serves: 4, most 6 in container
tools: knife container jug
core: watermelon
ways: freezer
- 900 g watermelon; peeled, seeded, in pieces | sin piel ni pepitas, en trozos
- 60 g sugar
- 1 lemon; juiced | en zumo
- 6 leaf mint; optional
~ watermelon > 700 g strawberry; name Strawberry granita | Granizado de fresa
~ watermelon > 800 g melon; peeled, in pieces | sin piel, en trozos; name Melon granita | Granizado de melón
~ watermelon > 700 g mango; peeled, in pieces | sin piel, en trozos; name Mango granita | Granizado de mango
~ watermelon > 800 g pineapple; peeled, in pieces | sin piel, en trozos; name Pineapple granita | Granizado de piña
~ watermelon > 700 g peach; stoned, in pieces | sin hueso, en trozos; name Peach granita | Granizado de melocotón
~ watermelon > 800 ml orange-juice; name Orange granita | Granizado de naranja
~ watermelon > 700 g raspberry; name Raspberry granita | Granizado de frambuesa
# Blend | Tritura
4 work | Blend {watermelon} with {sugar+lemon} in the jug until smooth.
| Tritura {watermelon} con {sugar+lemon} en la jarra hasta que quede fino.
# Freeze | Congela
180 cook | Freeze in the box for {time}, scraping with a fork every 30 minutes.
| Congela en el recipiente {time}, raspando con un tenedor cada 30 minutos.
1 work | Scrape once more and serve at once.[ Decorate with {mint}.]
| Raspa una vez más y sirve enseguida.[ Adorna con {mint}.]

== zumo-de-naranja
names: Fresh orange juice, orange juice, freshly squeezed orange juice | Zumo de naranja, zumo de naranja natural, jugo de naranja, jugo de naranja natural
about: freshly squeezed oranges | naranjas recién exprimidas
kind: drink any easy
serves: 2, most 4 in glasses
tools: knife glasses
core: orange
ways: none
- 6 orange; cold | frí@
- 1/2 lemon; juiced | en zumo; optional
~ orange > 8 mandarin; cold | frí@; name Mandarin juice | Zumo de mandarina
~ orange > 3 grapefruit; cold | frí@; name Grapefruit juice | Zumo de pomelo
+ 150 g carrot strawberry mango papaya ginger pineapple beetroot
# Squeeze | Exprime
4 work | Wash and halve {orange}, squeeze and pour into the glasses.[ Add {lemon}.]
| Lava y parte {orange} por la mitad, exprime y vierte en los vasos.[ Añade {lemon}.]
# Serve | Sirve
1 work | Drink at once, with the pulp.[ Blend with {extra} first.]
| Bebe enseguida, con la pulpa.[ Tritura antes con {extra}.]

== zumo-de-zanahoria
names: Carrot juice, carrot and orange juice, fresh carrot juice | Zumo de zanahoria, zumo de zanahoria y naranja, jugo de zanahoria, jugo de zanahoria y naranja
about: carrots blended with orange and strained | zanahoria triturada con naranja y colada
kind: drink any easy
serves: 2, most 4 in jug
tools: knife jug sieve
core: carrot
ways: none
- 400 g carrot; in thin slices | en rodajas finas
- 250 ml orange-juice; cold | frío
- 150 ml water; very cold | muy fría
- 1/2 lemon; juiced | en zumo; optional
~ carrot > 400 g beetroot; boiled, in pieces | cocida, en trozos; name Beetroot juice | Zumo de remolacha
~ orange-juice > 250 ml apple-juice; cold | frío
+ 100 g apple ginger celery mango
# Blend | Tritura
4 work | Blend {carrot+orange-juice+water} in the jug on full power until very fine.[ Blend {extra} with it.]
| Tritura {carrot+orange-juice+water} en la jarra a máxima potencia hasta que quede muy fino.[ Tritura a la vez {extra}.]
# Strain | Cuela
2 work | Rub through the sieve and drink at once.[ Sharpen with {lemon}.]
| Cuela apretando y bebe enseguida.[ Da un punto con {lemon}.]

== zumo-verde
names: Green juice, green smoothie, green detox juice | Zumo verde, jugo verde, batido verde, zumo detox, smoothie verde
about: spinach, apple, cucumber and lemon blended with cold water | espinacas, manzana, pepino y limón triturados con agua fría
kind: drink any easy
serves: 2, most 4 in jug
tools: knife jug
core: spinach apple
ways: none
- 80 g spinach; washed | limpias
- 1 apple; cored, in pieces | sin corazón, en trozos
- 1/2 cucumber; in pieces | en trozos
- 1 lemon; juiced | en zumo
- 300 ml water; very cold | muy fría
- 10 g ginger; optional
- 1 stick celery; in pieces | en trozos; optional
~ spinach > 80 g kale; without stalks | sin tallos; name Kale green juice | Zumo verde de kale
+ 150 g pineapple avocado banana orange kiwi cactus parsley mint pear mango
# Blend | Tritura
4 work | Blend {spinach+apple+cucumber+lemon+water+ginger+celery} in the jug on full power until no pieces are left.[ Blend {extra} with it.]
| Tritura {spinach+apple+cucumber+lemon+water+ginger+celery} en la jarra a máxima potencia hasta que no queden trozos.[ Tritura a la vez {extra}.]
# Serve | Sirve
1 work | Strain if you like it thin, and drink at once.
| Cuela si lo prefieres ligero, y bebe enseguida.

== zumo-de-sandia
names: Watermelon juice, fresh watermelon juice, watermelon agua fresca, agua de sandía | Zumo de sandía, jugo de sandía, agua de sandía, agua fresca de sandía, aguas frescas, agua fresca, agua fresca de frutas
about: ripe watermelon blended with water and lime | sandía madura triturada con agua y lima
kind: drink any easy
serves: 4, most 6 in jug
tools: knife jug sieve
core: watermelon
ways: none
- 900 g watermelon; peeled, seeded, in pieces | sin piel ni pepitas, en trozos
- 400 ml water; very cold | muy fría
- 1 lime; juiced | en zumo
- 2 tbsp sugar; optional
- 6 leaf mint; optional
~ watermelon > 900 g melon; peeled, in pieces | sin piel, en trozos; name Melon agua fresca | Agua de melón
~ watermelon > 700 g pineapple; peeled, in pieces | sin piel, en trozos; name Pineapple agua fresca | Agua de piña
~ watermelon > 600 g strawberry; name Strawberry agua fresca | Agua de fresa
~ watermelon > 600 g mango; peeled, in pieces | sin piel, en trozos; name Mango agua fresca | Agua de mango
~ watermelon > 2 cucumber; peeled, in pieces | pelados, en trozos; name Cucumber agua fresca | Agua de pepino
~ watermelon > 500 g guava; in pieces | en trozos; name Guava agua fresca | Agua de guayaba
# Blend | Tritura
3 work | Blend {watermelon} with {water+lime+sugar} in the jug.
| Tritura {watermelon} con {water+lime+sugar} en la jarra.
# Serve | Sirve
2 work | Strain and serve over ice the same day.[ Decorate with {mint}.]
| Cuela y sirve con hielo el mismo día.[ Adorna con {mint}.]

== agua-de-tamarindo
names: Tamarind agua fresca, tamarind water, tamarind drink, agua de tamarindo | Agua de tamarindo, agua fresca de tamarindo, refresco de tamarindo, jugo de tamarindo
about: a sweet and sour Mexican drink of tamarind | bebida mexicana agridulce de tamarindo
kind: drink mexican easy
serves: 6, most 8 in saucepan
tools: saucepan sieve
core: tamarind
ways: stove
- 200 g tamarind; pulp | pulpa
- 130 g sugar
- 1500 ml water
# Boil | Cuece
12 cook | Boil {tamarind} with a third of {water} in the saucepan for {time}, mashing. Strain, pressing well.
| Cuece {tamarind} con un tercio de {water} en el cazo {time}, aplastando. Cuela apretando bien.
# Mix | Mezcla
2 work | Stir in {sugar} while warm, then the rest of {water}.
| Disuelve {sugar} en caliente y añade el resto de {water}.
60 cook | Chill for {time} and serve with ice.
| Deja en la nevera {time} y sirve con hielo.
`);
