import { cards } from "../parse-cards.ts";

/** Well-known dishes of many countries that are asked for by their name. */
export const WORLD_CLASSICS_BY_NAME = cards(`
== takoyaki
names: Takoyaki, octopus balls, Japanese octopus balls | Takoyaki, bolas de pulpo japonesas, takoyakis, bolitas de pulpo
about: Japanese batter balls with octopus, ginger and spring onion | bolas japonesas de masa con pulpo, jengibre y cebolleta
kind: snack any medium
serves: 4, most 4 in pan
makes: 24
tools: pan bowl whisk knife
core: octopus flour
ways: stove
- 150 g flour
- 2 egg
- 450 ml dashi; cold | frío
- 1 tsp soy-sauce
- 1/4 tsp salt
- 180 g octopus; in pieces of 1.5 cm | en trozos de 1,5 cm
- 3 spring-onion; finely sliced | en rodajas finas
- 30 g pickled-ginger; chopped | picad@; optional
- 3 tbsp sunflower-oil
- 3 tbsp worcestershire
- 2 tbsp ketchup
- 1 tbsp sugar
- 3 tbsp mayonnaise; optional
- 5 g bonito-flakes; optional
~ octopus > 180 g oyster-mushroom; fried, in small pieces | salteadas, en trozos pequeños; name Takoyaki with mushrooms | Takoyaki de setas
~ flour > 150 g flour-gluten-free; name Takoyaki of gluten-free flour | Takoyaki de harina sin gluten
# Mix | Mezcla
4 work | Whisk {egg+dashi+soy-sauce+salt} in the bowl and beat in {flour} until thin and smooth.
| Bate {egg+dashi+soy-sauce+salt} en el bol e incorpora {flour} hasta que quede líquida y lisa.
3 work | Stir {worcestershire+ketchup+sugar} together for the top.
| Mezcla {worcestershire+ketchup+sugar} para el final.
# Cook in the moulds | Cocina en los moldes
4 batch | Heat a takoyaki plate, or a pan with round hollows, over medium heat and oil it well with {sunflower-oil}. Fill to the brim, drop in {octopus+spring-onion+pickled-ginger} and leave for {time}, until the edge sets.
| Calienta una plancha de takoyaki, o una sartén de huecos redondos, a fuego medio y engrásala bien con {sunflower-oil}. Llena hasta el borde, reparte {octopus+spring-onion+pickled-ginger} y deja {time}, hasta que cuaje el borde.
8 batch safe=egg,octopus | Turn each ball a quarter with a skewer, tucking the edges in, and cook for {time}, turning again and again, until round, crisp and set inside: {pieces} in all.
| Gira cada bola un cuarto con un palillo, metiendo los bordes, y cocina {time}, girando una y otra vez, hasta que queden redondas, crujientes y hechas por dentro: {pieces} en total.
# Finish | Termina
2 work | Brush with what you mixed.[ Stripe with {mayonnaise}.][ Scatter {bonito-flakes} over.] Eat hot: the middle burns.
| Pinta con lo mezclado.[ Añade hilos de {mayonnaise}.][ Reparte {bonito-flakes}.] Come con cuidado: el centro quema.

== panettone
names: Panettone, panettone milanese, Italian Christmas bread, homemade panettone | Panettone, panetone, panettone casero, pan dulce italiano de Navidad
about: a tall, buttery Italian Christmas loaf with raisins and candied peel | pan dulce italiano de Navidad, alto y mantecoso, con pasas y fruta confitada
kind: bread italian hard
serves: 12, most 12 in cakeTin, whole
tools: cakeTin bowl saucepan mixer paper
core: bread-flour butter
ways: oven+stove
- 500 g bread-flour
- 10 g yeast; dried | seca
- 150 ml milk
- 120 g sugar
- 3 egg
- 2 egg-yolk
- 150 g butter; soft | bland@
- 1 tsp salt
- 1 orange; only the zest | solo la ralladura
- 1 tsp vanilla
- 150 g raisins
- 100 g candied-fruit; diced | en dados
~ butter > 140 g butter-plant; soft | blanda; name Panettone | Panettone
# Start | Prepara el fermento
45 cook | Warm {milk} in the saucepan until lukewarm, stir in {yeast} with a spoonful of {sugar} and 100 g of {bread-flour}, cover and leave for {time}, until full of bubbles.
| Templa {milk} en el cazo, disuelve {yeast} con una cucharada de {sugar} y 100 g de {bread-flour}, tapa y deja {time}, hasta que se llene de burbujas.
# Knead | Amasa
15 work | Beat it in the bowl with {egg+egg-yolk+vanilla}, the rest of {sugar} and the rest of {bread-flour}. Knead with {salt+orange}, then work in {butter} spoon by spoon, until the dough stretches to a thin skin.
| Bátelo en el bol con {egg+egg-yolk+vanilla}, el resto de {sugar} y el resto de {bread-flour}. Amasa con {salt+orange} e incorpora {butter} cucharada a cucharada, hasta que la masa se estire en una tela fina.
120 cook | Cover and let it rise in a warm place for {time}, until doubled.
| Tapa y deja que suba en un lugar templado {time}, hasta que doble.
# Shape | Forma
6 work | Knead in {raisins+candied-fruit}, form a tight ball and set it in the tin, lined with a collar of paper 15 cm high.
| Incorpora {raisins+candied-fruit}, forma una bola tensa y ponla en el molde, forrado con un cuello de papel de 15 cm.
90 cook | Cover and let it rise for {time}, until nearly at the edge of the paper. Cut a cross into the top.
| Tapa y deja que suba {time}, hasta casi el borde del papel. Haz un corte en cruz arriba.
# Bake | Hornea
45 batch safe=egg,egg-yolk | Bake on a low shelf at 175 °C (fan 155 °C) for {time}, covering when dark, until a long skewer comes out clean.
| Hornea en la parte baja a 175 °C (155 °C con ventilador) {time}, tapando cuando se tueste, hasta que un palillo largo salga limpio.
180 cook | Cool for {time}, best hanging upside down on two skewers, so that it does not sink.
| Deja enfriar {time}, mejor colgado boca abajo con dos brochetas, para que no se hunda.

== cannoli
names: Cannoli, Sicilian cannoli, cannoli siciliani, ricotta cannoli | Cannoli, cannolis, cannoli sicilianos, cannoli de ricotta
about: crisp fried Sicilian tubes filled with sweet ricotta | canutillos sicilianos fritos y crujientes rellenos de ricotta dulce
kind: dessert italian hard
serves: 6, most 6 in deepPan
makes: 12
tools: deepPan bowl rollingPin slotted sieve
core: ricotta flour
ways: stove
- 250 g flour
- 20 g sugar
- 1 tsp cocoa
- 1/2 tsp cinnamon
- 30 g butter; soft | bland@
- 80 ml white-wine
- 1 egg-white; to seal | para sellar; binds
- 1000 ml sunflower-oil
- 500 g ricotta; well drained | bien escurrido
- 120 g icing-sugar
- 60 g chocolate; chopped | picad@
- 40 g pistachio; chopped | picad@; optional
- 40 g candied-fruit; optional
~ ricotta > 500 g vegan-cream-cheese; name Cannoli with vegan cream | Cannoli de crema vegana
~ white-wine > 80 ml apple-juice
# Knead | Amasa
8 work | Mix {flour+sugar+cocoa+cinnamon} in the bowl, rub in {butter}, add {white-wine} and knead until firm and smooth.
| Mezcla {flour+sugar+cocoa+cinnamon} en el bol, deshaz dentro {butter}, añade {white-wine} y amasa hasta que quede firme y lisa.
30 cook | Cover and let it rest for {time}.
| Tapa y deja reposar {time}.
# Make the filling | Haz el relleno
5 work | Press {ricotta} through the sieve, stir in {icing-sugar+chocolate} and chill.
| Pasa {ricotta} por el colador, incorpora {icing-sugar+chocolate} y enfría.
# Shape | Forma
15 work | Roll the dough out as thin as a coin and cut {pieces} rounds of 10 cm. Wrap each around a metal tube and seal with a dab of {egg-white}.
| Estira la masa muy fina y corta {pieces} discos de 10 cm. Enrolla cada uno en un tubo metálico y sella con un toque de {egg-white}.
# Fry | Fríe
12 pieces safe=egg-white | Heat {sunflower-oil} in the deep pot to 180 °C and fry a few at a time, {time} in all, until blistered and golden brown. Drain, cool and slip off the tubes.
| Calienta {sunflower-oil} en la olla honda a 180 °C y fríe de pocos en pocos, {time} en total, hasta que hagan burbujas y se doren. Escurre, enfría y saca los tubos.
# Fill | Rellena
6 work | Push the filling in just before serving, so that they stay crisp.[ Dip the ends in {pistachio+candied-fruit}.]
| Rellena justo antes de servir, para que sigan crujientes.[ Pasa los extremos por {pistachio+candied-fruit}.]

== idli
names: Idli, idlis, idly, steamed rice cakes, South Indian idli | Idli, idlis, tortitas indias de arroz al vapor
about: soft South Indian cakes of fermented rice and urad dal, steamed | bollitos esponjosos del sur de la India de arroz y urad dal fermentados, al vapor
kind: breakfast indian medium
serves: 4, most 4 in steamer
makes: 16
tools: steamer bowl jug
core: urad-dal rice
ways: stove
- 300 g rice; parboiled or short grain | vaporizado o de grano corto
- 120 g urad-dal; white, skinned | blanco, sin piel
- 1/2 tsp fenugreek; seeds | semillas; optional
- 1 tsp salt
- 1 tbsp sunflower-oil
# Soak | Remoja
300 cook | Soak {rice} in one bowl and {urad-dal+fenugreek} in another in plenty of water for {time}. Drain.
| Remoja {rice} en un bol y {urad-dal+fenugreek} en otro con abundante agua {time}. Escurre.
# Grind | Muele
10 work | Blend {urad-dal+fenugreek} in the jug with {150 ml} of cold water until white and fluffy. Grind {rice} with {150 ml} more until slightly gritty and mix both in the bowl by hand with {salt}.
| Tritura {urad-dal+fenugreek} en la batidora con {150 ml} de agua fría hasta que quede blanco y esponjoso. Muele {rice} con {150 ml} más hasta que quede algo arenoso y mezcla todo en el bol con la mano y {salt}.
# Ferment | Fermenta
600 cook | Cover and leave in a warm place for {time}, until risen and full of bubbles.
| Tapa y deja en un lugar templado {time}, hasta que suba y se llene de burbujas.
# Steam | Cuece al vapor
12 batch | Oil small round moulds or cups with {sunflower-oil}, fill them three quarters and steam over boiling water, covered, for {time}, until a skewer comes out clean: {pieces} in all.
| Engrasa moldes redondos pequeños o tacitas con {sunflower-oil}, llena tres cuartos y cuece al vapor sobre agua hirviendo, tapado, {time}, hasta que un palillo salga limpio: {pieces} en total.
3 cook | Let them stand for {time} and loosen with a wet spoon.
| Deja reposar {time} y despega con una cuchara mojada.

== lobster-bisque
names: Lobster bisque, bisque de homard, creamy lobster soup | Bisque de bogavante, bisque de langosta, crema de bogavante, crema de langosta
about: a smooth French soup of lobster, its roasted shells and cream | sopa francesa fina de bogavante, sus cáscaras tostadas y nata
kind: soup french medium
serves: 4, most 6 in pot
tools: knife pot blender sieve
core: lobster
ways: stove
- 2 lobster; about 600 g each, cooked | de unos 600 g, cocidos
- 2 tbsp olive-oil
- 40 g butter
- 1 onion; chopped | picad@
- 1 carrot; chopped | picad@
- 1 stick celery; chopped | picad@
- 2 clove garlic; crushed | machacad@
- 2 tbsp tomato-puree
- 60 ml brandy
- 150 ml white-wine
- 1200 ml fish-stock
- 40 g rice
- 2 sprig tarragon
- 150 ml cream
- 1/4 tsp chilli-powder
- 1/2 tsp salt
~ lobster > 800 g whole-prawn; name Prawn bisque | Bisque de gambas
~ brandy > 60 ml fish-stock
# Take from the shell | Saca de la cáscara
10 work | Break {lobster} open, lift out what is good to eat, dice it and chill. Chop the shells.
| Abre {lobster}, saca lo comestible, corta en dados y guarda en la nevera. Trocea las cáscaras.
# Roast the shells | Tuesta las cáscaras
8 cook | Fry the shells in {olive-oil} in the pot over high heat for {time}, until they smell toasted.
| Tuesta las cáscaras con {olive-oil} en la olla a fuego vivo {time}, hasta que huelan a tostado.
8 cook | Add {butter+onion+carrot+celery+garlic+tomato-puree} and soften for {time}.
| Añade {butter+onion+carrot+celery+garlic+tomato-puree} y sofríe {time}.
3 cook | Off the heat pour in {brandy}, then return to it and boil with {white-wine} for {time}.
| Fuera del fuego vierte {brandy}, vuelve a poner y hierve con {white-wine} {time}.
# Simmer | Cuece
35 cook | Pour in {fish-stock}, add {rice+tarragon+salt} and simmer for {time}.
| Vierte {fish-stock}, añade {rice+tarragon+salt} y cuece a fuego suave {time}.
6 work | Take out the largest shells, blend the rest briefly and press through the sieve back into the pot.
| Retira las cáscaras grandes, tritura un poco lo demás y pasa por el colador fino de vuelta a la olla.
# Finish | Termina
5 cook safe=lobster | Stir in {cream+chilli-powder}, add {lobster} and heat gently for {time}.
| Incorpora {cream+chilli-powder}, añade {lobster} y calienta suave {time}.

== candied-yams
names: Candied yams, candied sweet potatoes, Southern candied yams, glazed sweet potatoes | Batatas confitadas, boniatos glaseados, batatas glaseadas, camotes confitados, boniatos caramelizados
about: sweet potatoes baked in butter, brown sugar and spice | boniatos al horno con mantequilla, azúcar moreno y especias
kind: side any easy
serves: 6, most 6 in dish
tools: knife dish saucepan
core: sweet-potato brown-sugar
ways: oven+stove
- 1200 g sweet-potato; peeled, in slices of 1.5 cm | pelad@, en rodajas de 1,5 cm
- 70 g butter
- 120 g brown-sugar
- 60 ml orange-juice
- 1 tsp cinnamon
- 1/4 tsp nutmeg
- 1 tsp vanilla; optional
- 1/2 tsp salt
~ butter > 60 g butter-plant
# Melt | Funde
4 cook | Melt {butter} in the saucepan with {brown-sugar+orange-juice+cinnamon+nutmeg+vanilla+salt} and let it bubble for {time}.
| Funde {butter} en el cazo con {brown-sugar+orange-juice+cinnamon+nutmeg+vanilla+salt} y deja que burbujee {time}.
# Bake | Hornea
30 batch | Overlap {sweet-potato} in the dish, pour what you melted over, cover with foil and bake at 190 °C (fan 170 °C) for {time}.
| Solapa {sweet-potato} en la fuente, vierte lo fundido, tapa con papel de aluminio y hornea a 190 °C (170 °C con ventilador) {time}.
25 batch | Uncover, baste and bake for {time} more, basting once again, until tender and the juice is thick and sticky.
| Destapa, riega y hornea {time} más, regando otra vez, hasta que estén tiernas y el jugo espese.
10 cook | Let it stand for {time}: the juice thickens further.
| Deja reposar {time}: el jugo espesa más.

== medovik
names: Medovik, Russian honey cake, honey layer cake | Medovik, tarta rusa de miel, pastel ruso de miel, tarta de miel rusa
about: thin honey layers with soured cream, left to soften overnight | capas finas de miel con crema agria, reposadas una noche
kind: cake any hard
serves: 12, most 12 in tray, whole
tools: tray saucepan bowl rollingPin paper mixer whisk
core: honey sour-cream
ways: oven+stove
- 100 g honey
- 100 g butter
- 120 g sugar
- 1.5 tsp bicarbonate
- 3 egg
- 420 g flour
- 1/2 tsp salt
- 600 g sour-cream; at least 20% fat | de al menos un 20 % de grasa
- 200 ml cream; for whipping | para montar
- 100 g icing-sugar
~ honey > 100 g golden-syrup; name Medovik with golden syrup | Medovik de sirope dorado
~ sour-cream > 600 g yoghurt-greek; strained | colado; name Medovik with yoghurt cream | Medovik con crema de yogur
~ sour-cream > 600 g coconut-yoghurt; thick | espeso; name Medovik with coconut yoghurt | Medovik con yogur de coco
~ flour > 420 g flour-gluten-free
~ cream > 200 ml coconut-cream; chilled | fría
# Make the dough | Haz la masa
8 cook | Melt {honey+butter+sugar} in the saucepan over low heat for {time}. Stir in {bicarbonate}: it foams and darkens. Let it cool a little.
| Funde {honey+butter+sugar} en el cazo a fuego bajo {time}. Incorpora {bicarbonate}: hace espuma y se oscurece. Deja templar.
5 work | Beat in {egg} quickly, one by one, then stir in {flour+salt} to a soft, sticky dough.
| Incorpora {egg} con rapidez, de uno en uno, y después {flour+salt} hasta lograr una masa blanda y pegajosa.
30 cook | Cover and chill for {time}.
| Tapa y enfría en la nevera {time}.
# Bake the layers | Hornea las capas
15 work | Divide in eight, roll each out very thin on paper and cut a round of 20 cm. Keep the trimmings on the sheet.
| Divide en ocho, estira cada parte muy fina sobre papel y corta un disco de 20 cm. Deja los recortes en la hoja.
40 pieces safe=egg | Bake two at a time on trays at 180 °C (fan 160 °C) for 5 minutes each, {time} in all, until deep golden. Cool flat and crush the trimmings to crumbs.
| Hornea de dos en dos en bandejas a 180 °C (160 °C con ventilador) 5 minutos cada tanda, {time} en total, hasta que estén bien doradas. Enfría en plano y muele los recortes.
# Layer | Monta
12 work | Whip {cream+icing-sugar} to soft peaks in the bowl and fold into {sour-cream}. Spread between the layers, over the top and round the side and cover with the crumbs.
| Monta {cream+icing-sugar} en el bol a punto suave y mezcla con {sour-cream}. Reparte entre las capas, por encima y por el borde, y cubre con las migas.
600 cook | Chill for {time}: only then are the layers soft.
| Enfría en la nevera {time}: solo así se ablandan las capas.

== skordalia
names: Skordalia, Greek garlic dip, Greek garlic and potato dip | Skordalia, crema griega de ajo, puré griego de ajo
about: a Greek purée of potato, raw garlic, almonds and olive oil | puré griego de patata, ajo crudo, almendra y aceite de oliva
kind: sauce any easy
serves: 6, most 8 in pot
tools: knife pot masher mortar
core: potato garlic
ways: stove
- 500 g potato; floury, in pieces | harinos@, en trozos
- 5 clove garlic
- 60 g almond; blanched, ground | pelad@, molid@
- 150 ml olive-oil
- 2 tbsp wine-vinegar
- 1 lemon; juiced | en zumo
- 1 tsp salt
~ almond > 50 g bread; soaked and squeezed | remojado y escurrido
# Boil | Cuece
18 cook | Boil {potato} in the pot in water for {time}, until soft. Keep a cup of the water, drain and mash while hot. Never blend it: it would turn to glue.
| Cuece {potato} en la olla en agua {time}, hasta que entre un cuchillo sin esfuerzo. Reserva una taza del agua, escurre y aplasta en caliente. Nunca con batidora: quedaría gomoso.
# Pound | Maja
5 work | Pound {garlic+salt} in the mortar to a paste and work in {almond}.
| Maja {garlic+salt} en el mortero hasta que quede liso e incorpora {almond}.
# Mix | Mezcla
6 work | Stir the paste into the mash. Beat in {olive-oil} little by little, taking turns with {wine-vinegar+lemon}, and loosen with the water you kept, until light and creamy.
| Mezcla el majado con lo aplastado. Incorpora {olive-oil} poco a poco, alternando con {wine-vinegar+lemon}, y aligera con el agua reservada, hasta que quede cremosa.

== knafeh
names: Knafeh, kunafa, kanafeh, künefe, knafeh nabulsi, knafe | Knafeh, kunafa, kanafeh, künefe, knafe
about: shredded filo baked crisp around melted cheese, soaked in orange blossom syrup | kataifi crujiente con queso fundido, bañado en almíbar de azahar
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl saucepan knife
core: filo-pastry mozzarella
ways: oven+stove
- 400 g filo-pastry; kataifi, or filo in fine threads | kataifi, o filo en hebras finas
- 180 g butter; melted | fundid@
- 300 g mozzarella; dry, grated | seca, rallada
- 200 g ricotta; drained | escurrido
- 300 g sugar
- 1/2 lemon; juiced | en zumo
- 1 tbsp orange-blossom-water
- 40 g pistachio; chopped | picad@; optional
~ mozzarella > 250 g vegan-cheese; grated | rallado; name Knafeh with vegan cheese | Knafeh de queso vegano
~ ricotta > 200 g vegan-cream-cheese
~ filo-pastry > 250 g vermicelli; broken and toasted | partido y tostado; name Knafeh of fine threads | Knafeh de fideos
# Boil | Hierve
8 cook | Boil {sugar} with {200 ml} of water and {lemon} in the saucepan for {time}. Stir in {orange-blossom-water} and let it cool.
| Hierve {sugar} con {200 ml} de agua y {lemon} en el cazo {time}. Añade {orange-blossom-water} y deja enfriar.
# Build | Monta
8 work | Pull {filo-pastry} apart in the bowl and rub in {butter} until every thread shines. Press a little more than half into the tin.
| Separa {filo-pastry} en el bol y mezcla con {butter} hasta que brillen todas las hebras. Aprieta algo más de la mitad en el molde.
4 work | Mix {mozzarella+ricotta}, spread it over, leaving the edge free, cover with the rest and press down.
| Mezcla {mozzarella+ricotta}, reparte por encima dejando libre el borde, cubre con el resto y aprieta.
# Bake | Hornea
35 batch | Bake on a low shelf at 200 °C (fan 180 °C) for {time}, until deep golden underneath and on top.
| Hornea en la parte baja a 200 °C (180 °C con ventilador) {time}, hasta que se dore bien por debajo y por arriba.
2 work | Turn out onto a plate, pour what you boiled, now cold, over it at once[ and scatter {pistachio} on top]. Eat hot, while it pulls threads.
| Vuelca en un plato, riega enseguida con lo hervido, ya frío[ y esparce {pistachio}]. Come en caliente, mientras hace hilos.

== gajar-halwa
names: Gajar halwa, gajar ka halwa, carrot halwa, Indian carrot halwa, gajrela, gajar ka halva | Halwa de zanahoria, gajar halwa, gajar ka halwa, dulce indio de zanahoria
about: an Indian sweet of grated carrot cooked down in milk with ghee and cardamom | dulce indio de zanahoria rallada cocida en leche con ghee y cardamomo
kind: dessert indian easy
serves: 6, most 6 in casserole
tools: casserole grater
core: carrot
ways: stove
- 1000 g carrot; grated | rallad@
- 1000 ml milk
- 150 g sugar
- 60 g ghee
- 1 tsp cardamom; ground | molido
- 40 g cashew; halved | partid@; optional
- 40 g raisins; optional
~ milk > 500 ml coconut-milk
~ milk > 600 ml soy-drink
~ ghee > 50 ml sunflower-oil
# Cook down | Reduce
45 cook | Bring {carrot+milk} to the boil in the casserole and simmer for {time}, stirring now and then and often towards the end, until no liquid is left.
| Lleva {carrot+milk} a ebullición en la cazuela y cuece a fuego medio {time}, removiendo de vez en cuando y más al final, hasta que no quede líquido.
# Fry | Rehoga
10 cook | Stir in {ghee} and fry for {time}, until it shines and comes away from the sides.
| Incorpora {ghee} y rehoga {time}, hasta que brille y se despegue de las paredes.
8 cook | Add {sugar+cardamom} and cook for {time}, until thick and deep orange again.[ Stir in {cashew+raisins}.]
| Añade {sugar+cardamom} y cocina {time}, hasta que vuelva a espesar y tome un naranja intenso.[ Incorpora {cashew+raisins}.]
tip | It is eaten warm, and keeps for four days in the fridge.
| Se come templado, y dura cuatro días en la nevera.

== clapshot
names: Clapshot, Scottish clapshot, mashed potatoes and swede, potato and swede mash | Clapshot, puré escocés de patata y colinabo, puré de patata y nabo sueco
about: Scottish mash of potato and swede with butter and chives | puré escocés de patata y colinabo con mantequilla y cebollino
kind: side any easy
serves: 4, most 6 in pot
tools: knife pot masher
core: potato swede
ways: stove
- 500 g potato; floury, in pieces | harinos@, en trozos
- 500 g swede; peeled, in small pieces | pelad@, en trozos pequeños
- 50 g butter
- 10 g chives; chopped | picad@
- 1 tsp salt
- 1/4 tsp black-pepper
# Boil | Cuece
8 cook | Put {swede} in the pot with water and half of {salt} and boil for {time}: it takes longer.
| Pon {swede} en la olla con agua y la mitad de {salt} y cuece {time}: tarda más.
18 cook | Add {potato} and boil for {time} more, until all is soft. Drain and let it steam dry.
| Añade {potato} y cuece {time} más, hasta que todo se ablande. Escurre y deja que suelte el vapor.
# Mash | Aplasta
5 work | Mash with {butter+black-pepper} and the rest of {salt}, leaving it a little rough, and stir in {chives}.
| Aplasta con {butter+black-pepper} y el resto de {salt}, sin afinar del todo, y mezcla con {chives}.
`);
