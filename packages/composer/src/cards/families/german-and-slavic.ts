import { cards } from "../parse-cards.ts";

export const GERMAN_AND_SLAVIC = cards(`
== sauerbraten
names: Sauerbraten, German sauerbraten, German pot roast, Rhenish sauerbraten, marinated German pot roast | Sauerbraten, asado agrio alemán, estofado alemán agridulce, ternera alemana marinada en vinagre
about: beef marinated in wine vinegar, braised tender, in a sweet-sour gravy with gingerbread | ternera marinada en vinagre, guisada despacio en una salsa agridulce con pan de jengibre
kind: main any medium
serves: 6, most 6 in casserole
tools: knife casserole container sieve
core: stewing-beef
ways: stove
- 1300 g stewing-beef; in one piece, chuck or brisket | en una pieza, aguja o pecho
- 300 ml red-wine
- 200 ml red-wine-vinegar
- 400 ml water
- 2 onion; sliced | en juliana
- 2 carrot; sliced | en rodajas
- 100 g celeriac; diced | en dados
- 2 bay-leaf
- 6 juniper
- 4 clove
- 2 tsp salt
- 1/2 tsp black-pepper
- 2 tbsp sunflower-oil
- 60 g gingerbread; crumbled | desmenuzad@
- 40 g raisins; optional
- 1 tbsp sugar
~ gingerbread > 2 tbsp cornflour
~ celeriac > 2 stick celery; sliced | en rodajas
# Marinate | Marina
8 cook | Boil {red-wine+red-wine-vinegar+water+onion+carrot+celeriac+bay-leaf+juniper+clove} in the casserole for {time} and let it go cold.
| Hierve {red-wine+red-wine-vinegar+water+onion+carrot+celeriac+bay-leaf+juniper+clove} en la cazuela {time} y deja enfriar del todo.
1440 cook | Cover {stewing-beef} with it in a close-fitting box and leave in the fridge for {time}, better three days, turning it daily.
| Cubre {stewing-beef} con ello en un recipiente ajustado y deja en la nevera {time}, mejor tres días, dándole la vuelta a diario.
# Brown | Dora
12 batch | Lift out {stewing-beef}, dry very well, season with {salt+black-pepper} and brown in {sunflower-oil} in the casserole for {time}. Strain the marinade, keeping both parts, and fry what the sieve holds for a few minutes.
| Saca {stewing-beef}, seca muy bien, sazona con {salt+black-pepper} y dora con {sunflower-oil} en la cazuela {time}. Cuela la marinada, guarda las dos partes y sofríe unos minutos lo que queda en el colador.
# Braise | Guisa
150 cook safe=stewing-beef | Pour in the strained marinade, bring to the boil, cover and simmer very gently for {time}, turning twice, until a fork slides in.
| Vierte la marinada colada, lleva a ebullición, tapa y guisa a fuego muy suave {time}, con dos vueltas, hasta que el tenedor entre sin esfuerzo.
# Finish the sauce | Termina la salsa
10 cook | Lift out the joint and keep it warm. Strain the liquid, stir in {gingerbread+sugar+raisins} and simmer for {time}, until thick; it should be sweet and sour.
| Saca la pieza y mantenla caliente. Cuela el líquido, añade {gingerbread+sugar+raisins} y cuece {time}, hasta que espese; debe quedar agridulce.
2 work | Slice across the grain and pour the sauce over.
| Corta en lonchas contra la fibra y cubre con la salsa.

== rouladen
names: Rouladen, German beef rouladen, beef rouladen, Rinderrouladen, German beef rolls | Rouladen, rollitos de ternera alemanes, rouladen de ternera, rollos de ternera a la alemana
about: German rolls of beef filled with mustard, bacon and gherkin, braised in gravy | rollos alemanes de ternera con mostaza, beicon y pepinillo, guisados en su salsa
kind: main any medium
serves: 4, most 4 in casserole
makes: 8
tools: knife casserole sieve
core: beef-steak gherkin
ways: stove slow-cooker+stove
- 900 g beef-steak; in eight large, thin slices | en ocho filetes grandes y finos
- 3 tbsp mustard-dijon
- 8 slice bacon; smoked | ahumado
- 4 gherkin; in long strips | en tiras largas
- 2 onion; thinly sliced | en juliana fina
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 2 tbsp sunflower-oil
- 1 carrot; diced | en dados
- 100 g celeriac; diced | en dados
- 1 tbsp tomato-puree
- 150 ml red-wine
- 500 ml beef-stock
- 1 bay-leaf
- 1 tbsp cornflour
~ bacon > 150 g mushroom; finely chopped | picado fino
~ celeriac > 2 stick celery; diced | en dados
# Fill and roll | Rellena y enrolla
15 work | Season {beef-steak} with {salt+black-pepper} and spread with {mustard-dijon}. Lay {bacon+gherkin} and half of {onion} on them, fold in the sides, roll up tightly and pin the {pieces} parcels with cocktail sticks.
| Sazona {beef-steak} con {salt+black-pepper} y unta con {mustard-dijon}. Coloca encima {bacon+gherkin} y la mitad de {onion}, dobla los lados, enrolla prieto y cierra los {pieces} paquetes con palillos.
# Brown | Dora
10 batch | Brown them in {sunflower-oil} in the casserole over high heat for {time}, turning. Lift out.
| Dóralos con {sunflower-oil} en la cazuela a fuego vivo {time}, con varias vueltas. Saca.
8 cook | Fry {carrot+celeriac} with the rest of {onion} for {time}, stir in {tomato-puree}, pour in {red-wine} and let it boil down.
| Sofríe {carrot+celeriac} con el resto de {onion} {time}, añade {tomato-puree}, vierte {red-wine} y deja reducir.
# Braise | Guisa
90 cook way=stove safe=beef-steak | Put them back with {beef-stock+bay-leaf}, cover and simmer gently for {time}, until tender.
| Devuélvelos con {beef-stock+bay-leaf}, tapa y guisa a fuego suave {time}, hasta que estén tiernos.
420 cook way=slow-cooker safe=beef-steak | Bring to the boil with {beef-stock+bay-leaf}, put into the slow cooker with the parcels and cook on low for {time}, until tender.
| Lleva a ebullición con {beef-stock+bay-leaf}, pásalo a la olla de cocción lenta con los paquetes y cocina en bajo {time}, hasta que estén tiernos.
# Finish the sauce | Termina la salsa
5 cook | Lift out the parcels. Strain the sauce into the casserole, pressing well, stir in {cornflour} mixed with a little cold water and boil for {time}. Remove the sticks and serve covered with it.
| Saca los paquetes. Cuela la salsa a la cazuela apretando bien, añade {cornflour} disuelta en un poco de agua fría y hierve {time}. Quita los palillos y sirve cubiertos con ella.

== sachertorte
names: Sachertorte, Sacher torte, Sacher cake, Viennese chocolate cake | Tarta Sacher, sachertorte, torta Sacher, pastel Sacher
about: a close Viennese chocolate cake with apricot jam under a dark glaze | bizcocho vienés denso de chocolate con mermelada de albaricoque y glaseado oscuro
kind: cake any hard
serves: 12, most 12 in cakeTin, whole
tools: cakeTin bowl mixer saucepan rack paper
core: chocolate egg-yolk egg-white apricot-jam
ways: oven+stove
- 140 g chocolate; dark, melted | negro, fundido
- 140 g butter; soft | bland@
- 110 g icing-sugar
- 6 egg-yolk
- 6 egg-white
- 110 g sugar
- 140 g flour
- 1 pinch salt
- 250 g apricot-jam
-- For the glaze | Para el glaseado
- 200 g sugar as glaze-sugar
- 120 ml water
- 150 g chocolate as glaze-chocolate; dark, chopped | negro, picad@
- 250 ml cream; very cold | muy frí@; optional
~ flour > 140 g flour-gluten-free; name Sachertorte | Tarta Sacher
# Mix | Mezcla
8 work | Heat the oven to 170 °C (fan 150 °C) and line the tin. Whip {butter+icing-sugar} in the bowl until creamy, beat in {egg-yolk} one by one, then {chocolate}.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra el molde. Bate {butter+icing-sugar} en el bol hasta que quede cremoso, añade {egg-yolk} de una en una y después {chocolate}.
8 work | Whip {egg-white+salt} with {sugar} to glossy, soft peaks. Fold them in with {flour}, a third at a time.
| Monta {egg-white+salt} con {sugar} a picos blandos y brillantes. Incorpóralo todo con {flour}, por tercios, con movimientos envolventes.
# Bake | Hornea
50 batch safe=egg-yolk | Fill the tin and bake for {time}, until a skewer comes out clean.
| Llena el molde y hornea {time}, hasta que un palillo salga limpio.
60 cook | Turn out upside down on the rack and cool for {time}.
| Desmolda boca abajo sobre la rejilla y deja enfriar {time}.
# Fill | Rellena
6 work | Warm {apricot-jam} in the saucepan and press it smooth. Halve the cold base across, spread the cut side with a third of {apricot-jam}, put together and brush all over with the rest.
| Templa {apricot-jam} en el cazo y pásala para que quede lisa. Parte la base fría en dos discos, unta el corte con un tercio de {apricot-jam}, junta y pinta toda la superficie con el resto.
30 cook | Let it dry for {time}.
| Deja secar {time}.
# Glaze | Glasea
5 cook | Boil {glaze-sugar+water} in the cleaned saucepan for {time}, take off the heat, cool for a few minutes and stir in {glaze-chocolate} until it flows thick and shiny. Pour it over at once and smooth with one or two strokes.
| Hierve {glaze-sugar+water} en el cazo limpio {time}, retira, espera unos minutos y añade {glaze-chocolate} removiendo hasta que caiga espeso y brillante. Viértelo de una vez y alisa con uno o dos gestos.
120 cook | Let it set at room temperature for {time}.[ Whip {cream} softly and serve it beside.]
| Deja cuajar a temperatura ambiente {time}.[ Monta {cream} sin que endurezca y sírvela al lado.]

== janssons-temptation
names: Jansson's temptation, janssons temptation, janssons frestelse, Swedish potato gratin, Swedish potato and anchovy gratin | Tentación de Jansson, janssons frestelse, gratinado sueco de patatas y anchoas, patatas a la sueca con anchoas
about: Swedish gratin of potato matchsticks, onion, cured fish and cream | gratinado sueco de patata en bastones, cebolla, pescado curado y nata
kind: side any easy
serves: 6, most 6 in dish
tools: knife pan dish
core: potato anchovies
ways: oven+stove
- 1200 g potato; floury, in thin matchsticks | harinosas, en bastones finos
- 2 onion; thinly sliced | en juliana fina
- 40 g butter
- 100 g anchovies; sprats in spiced brine if you have them | mejor espadines suecos en salmuera especiada
- 300 ml cream
- 150 ml milk
- 30 g breadcrumbs
- 1/2 tsp black-pepper
- 1/4 tsp salt
~ anchovies > 4 tbsp capers; name Potato gratin with capers | Gratinado sueco de patatas con alcaparras
~ breadcrumbs > 30 g breadcrumbs-gluten-free
# Soften | Pocha
10 cook | Heat the oven to 200 °C (fan 180 °C). Soften {onion} in half of {butter} in the pan for {time}, without browning.
| Calienta el horno a 200 °C (180 °C con ventilador). Pocha {onion} con la mitad de {butter} en la sartén {time}, sin que se dore.
# Layer | Monta
10 work | Layer {potato+onion+anchovies} in the dish, beginning and ending with {potato}. Pour over {cream+milk} with {salt+black-pepper}.
| Monta por capas {potato+onion+anchovies} en la fuente, empezando y acabando con {potato}. Vierte {cream+milk} con {salt+black-pepper}.
1 work | Scatter {breadcrumbs} over and dot with the rest of {butter}.
| Espolvorea {breadcrumbs} y reparte el resto de {butter}.
# Bake | Hornea
55 batch | Bake for {time}, until soft all through and deep golden; cover if it browns too soon.
| Hornea {time}, hasta que quede tierno por dentro y bien dorado; tapa si se tuesta antes.
10 cook | Rest for {time} before serving.
| Deja reposar {time} antes de servir.

== syrniki
names: Syrniki, sirniki, Russian cheese pancakes, Ukrainian cheese pancakes, tvorog pancakes, cottage cheese fritters | Syrniki, sirniki, tortitas rusas de queso, tortitas ucranianas de requesón, tortitas de requesón a la rusa
about: small, thick curd cheese pancakes, golden outside and creamy within | tortitas gruesas de queso fresco, doradas por fuera y cremosas por dentro
kind: breakfast any easy
serves: 3, most 3 in pan
makes: 9
tools: bowl pan sieve
core: cottage-cheese
ways: stove
- 500 g cottage-cheese; dry, drained and pressed through a sieve | seco, escurrid@ y pasado por un colador
- 1 egg; binds
- 40 g sugar
- 1 tsp vanilla
- 1 pinch salt
- 60 g flour
- 30 g flour as dusting; for shaping | para formar
- 30 g butter
- 100 g sour-cream; to serve | para servir; optional
- 60 g jam; to serve | para servir; optional
+ 60 g raisins blueberry raspberry
~ cottage-cheese > 450 g tofu; firm, mashed smooth | firme, bien machacado; name Tofu syrniki | Syrniki de tofu
~ flour > 50 g rice-flour
~ dusting > 30 g rice-flour; for shaping | para formar
# Mix | Mezcla
5 work | Mash {cottage-cheese+egg+sugar+vanilla+salt} smooth in the bowl and stir in {flour} only until it holds.[ Stir in {extra}.]
| Aplasta {cottage-cheese+egg+sugar+vanilla+salt} en el bol hasta que quede fino y añade {flour} solo hasta que se sostenga.[ Incorpora {extra}.]
15 cook | Chill for {time}.
| Enfría {time}.
# Shape | Forma
6 work | Shape with hands dipped in {dusting} into {pieces} discs 2 cm thick and coat them lightly.
| Forma con las manos pasadas por {dusting} {pieces} discos de 2 cm de grosor y rebózalos un poco.
# Fry | Fríe
12 batch safe=egg | Fry in {butter} in the pan over medium-low heat, covered, for {time}, turning once, until golden and set through.
| Fríe con {butter} en la sartén tapada a fuego medio-bajo {time}, con una vuelta, hasta que se doren y cuajen por dentro.
1 work | Serve warm.[ Serve with {sour-cream+jam}.]
| Sirve templados.[ Acompaña con {sour-cream+jam}.]

== khinkali
names: Khinkali, Georgian khinkali, Georgian soup dumplings, Georgian dumplings, hinkali, xinkali | Khinkali, jinkali, hinkali, empanadillas georgianas, dumplings georgianos
about: large twisted Georgian dumplings full of juicy spiced meat | grandes empanadillas georgianas plisadas llenas de carne jugosa y especiada
kind: main any hard
serves: 4, most 4 in pot
makes: 24
tools: bowl rollingPin pot slotted knife
core: flour minced-meat
ways: stove
- 500 g flour
- 250 ml water; lukewarm | tibi@
- 1 egg; binds
- 2.5 tsp salt
- 500 g minced-meat; beef and pork, not lean | de ternera y cerdo, no magra
- 1 onion; very finely chopped | picad@ muy fin@
- 2 clove garlic; crushed | machacad@
- 15 g coriander-leaf; chopped | picad@
- 1 tsp cumin; ground | molid@
- 1/2 tsp chilli-flakes; optional
- 1 tsp black-pepper
- 180 ml beef-stock; cold | frí@
~ minced-meat > 400 g mushroom; finely chopped, fried dry | picados finos, salteados hasta secarlos; name Mushroom khinkali | Khinkali de champiñones
# Make the dough | Haz la masa
12 work | Knead {flour+water+egg} with a third of {salt} in the bowl to a firm, smooth dough.
| Amasa {flour+water+egg} con un tercio de {salt} en el bol hasta que quede firme y lisa.
40 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Make the filling | Haz el relleno
6 work | Beat {minced-meat} with {onion+garlic+coriander-leaf+cumin+chilli-flakes+black-pepper} and another third of {salt}, then work in {beef-stock} by the spoonful until it is loose and all is taken up. Keep it cold.
| Mezcla {minced-meat} con {onion+garlic+coriander-leaf+cumin+chilli-flakes+black-pepper} y otro tercio de {salt}, y añade {beef-stock} a cucharadas batiendo hasta que quede suelto y lo absorba todo. Mantenlo frío.
# Fold | Forma
40 work | Roll out 3 mm thick and cut {pieces} rounds of 8 cm, roll each thinner at the edge, put a tablespoonful in the middle, gather in as many pleats as you can and twist to a stalk.
| Estira a 3 mm y corta {pieces} discos de 8 cm, afina cada borde, pon una cucharada en el centro, recoge con cuantos pliegues puedas y retuerce en un rabito.
# Boil | Cuece
16 pieces safe=minced-meat,egg | Boil in batches in plenty of water with the rest of {salt}, {time} in all: each needs 8 minutes after it rises. Stir gently, so that none sticks.
| Cuece por tandas en abundante agua con el resto de {salt}, {time} en total: cada uno necesita 8 minutos después de subir. Remueve con cuidado para que no se peguen.
tip | Hold them by the stalk, bite a hole and drink the juice first.
| Se cogen por el rabito, se muerde un agujero y se bebe antes el jugo.

== sarmale
names: Sarmale, Romanian cabbage rolls, Romanian sarmale, sour cabbage rolls, sarma, Balkan sarma | Sarmale, sarma, rollitos rumanos de col fermentada, rollos de col agria rellenos, sarmale rumanas
about: Romanian rolls of sour cabbage with pork, rice and dill, cooked for hours | rollos rumanos de col agria con cerdo, arroz y eneldo, cocidos durante horas
kind: main any medium
serves: 6, most 6 in casserole
makes: 24
tools: knife bowl casserole pot
core: cabbage pork-mince sauerkraut
ways: stove slow-cooker+stove
instead: stuffed-cabbage
- 1 cabbage; large, cored | grande, sin el corazón
- 600 g sauerkraut; drained | escurrid@
- 700 g pork-mince; not lean | no magra
- 120 g rice; rinsed | lavad@
- 2 onion; finely chopped | picad@ fin@
- 3 tbsp sunflower-oil
- 2 tbsp tomato-puree
- 20 g dill; chopped | picad@
- 1 tsp thyme
- 1 tbsp paprika-sweet
- 2 tsp salt
- 1/2 tsp black-pepper
- 150 g bacon; smoked, in pieces | ahumado, en trozos; optional
- 1 can tinned-tomatoes
- 2 bay-leaf
- 150 g sour-cream; to serve | para servir; optional
~ pork-mince > 700 g turkey-mince; name Turkey sarmale | Sarmale de pavo
~ pork-mince > 500 g mushroom; finely chopped, fried dry | picados finos, salteados hasta secarlos; name Mushroom sarmale | Sarmale de champiñones
# Soften the leaves | Ablanda las hojas
15 cook | Simmer {cabbage} whole in water in the pot for {time}, taking off 24 leaves as they soften. Pare the thick veins flat.
| Cuece {cabbage} en agua en la olla {time}, retirando 24 hojas según se ablanden. Rebaja los nervios gruesos.
# Make the filling | Haz el relleno
8 cook | Soften {onion} in {sunflower-oil} in the casserole for {time}, stir in {rice+tomato-puree+paprika-sweet} and let it cool.
| Pocha {onion} con {sunflower-oil} en la cazuela {time}, añade {rice+tomato-puree+paprika-sweet} y deja templar.
5 work | Mix it in the bowl with {pork-mince+thyme+salt+black-pepper} and half of {dill}.
| Mézclalo en el bol con {pork-mince+thyme+salt+black-pepper} y la mitad de {dill}.
# Roll | Enrolla
25 work | Put a spoonful on each leaf, roll up loosely and tuck in the ends, {pieces} in all. Line the casserole with half of {sauerkraut}, pack in the parcels with {bacon+bay-leaf}, and cover with the rest of {sauerkraut} and {tinned-tomatoes}.
| Pon una cucharada en cada hoja, enrolla sin apretar y mete los extremos, {pieces} en total. Cubre el fondo de la cazuela con la mitad de {sauerkraut}, coloca los paquetes con {bacon+bay-leaf} y tapa con el resto de {sauerkraut} y {tinned-tomatoes}.
# Cook slowly | Cuece despacio
150 cook way=stove safe=pork-mince | Pour in hot water to the top layer, cover and simmer very gently for {time}, until the leaves melt in the mouth.
| Añade agua caliente hasta la última capa, tapa y cuece a fuego muy suave {time}, hasta que las hojas se deshagan en la boca.
420 cook way=slow-cooker safe=pork-mince | Layer it in the slow cooker instead, pour in boiling water to the top layer and cook on low for {time}, until the leaves melt in the mouth.
| Móntalo en la olla de cocción lenta, añade agua hirviendo hasta la última capa y cocina en bajo {time}, hasta que las hojas se deshagan en la boca.
1 work | Scatter the rest of {dill} over.[ Serve with {sour-cream}.]
| Espolvorea el resto de {dill}.[ Sirve con {sour-cream}.]

== zurek
names: Żurek, Polish sour rye soup, sour rye soup, żur, Polish Easter soup | Żurek, sopa polaca agria de centeno, sopa agria polaca, sopa de centeno polaca
about: Polish sour soup of fermented rye with sausage, potato and egg | sopa agria polaca de centeno fermentado con salchicha, patata y huevo
kind: soup any medium
serves: 4, most 6 in pot
tools: knife pot saucepan container
core: rye smoked-sausage
ways: stove
-- For the sour starter | Para el fermento agrio
- 80 g rye; wholegrain, milled | integral, molid@
- 60 g sourdough-starter; active | activa
- 400 ml water; lukewarm | tibi@
- 2 clove garlic as starter-garlic; crushed | machacad@
-- For the soup | Para la sopa
- 300 g smoked-sausage; sliced | en rodajas
- 100 g bacon; smoked, diced | ahumado, en dados; optional
- 1 onion; chopped | picad@
- 1 carrot; diced | en dados
- 400 g potato; in 2 cm dice | en dados de 2 cm
- 1200 ml vegetable-stock
- 2 bay-leaf
- 1/2 tsp allspice
- 2 clove garlic; crushed | machacad@
- 1 tbsp marjoram
- 100 ml cream
~ smoked-sausage > 250 g oyster-mushroom; torn, fried brown | en tiras, salteadas; name Mushroom żurek | Żurek de setas
- 1 tsp horseradish; optional
- 4 egg; optional
- 1/2 tsp salt
# Ferment | Fermenta
1440 cook | Stir {rye+sourdough-starter+water+starter-garlic} in the clean box, cover loosely and leave warm for {time}, or up to three days, stirring now and then, until it smells pleasantly sour. Throw it away if it shows mould or colour.
| Mezcla {rye+sourdough-starter+water+starter-garlic} en el recipiente limpio, tapa sin cerrar y deja en un lugar templado {time}, o hasta tres días, removiendo de vez en cuando, hasta que huela agradablemente ácido. Tíralo si aparece moho o color.
# Boil | Cuece
9 cook safe=egg | Boil {egg} in the saucepan for {time}, cool, peel and halve.
| Cuece {egg} en el cazo {time}, enfría, pela y parte por la mitad.
# Cook the base | Haz la base
8 cook | Fry {smoked-sausage} in the dry pot over medium heat[ with {bacon}] for {time}, until the fat runs. Add {onion+carrot} and soften.
| Sofríe {smoked-sausage} en la olla sin grasa a fuego medio[ con {bacon}] {time}, hasta que suelte la grasa. Añade {onion+carrot} y pocha.
18 cook | Add {potato+vegetable-stock+bay-leaf+allspice} and simmer for {time}, until tender.
| Añade {potato+vegetable-stock+bay-leaf+allspice} y cuece {time}, hasta que todo esté tierno.
# Sour it | Acidúlala
8 cook | Shake up the starter, pour it in, stirring, add {garlic+marjoram+salt} and simmer for {time}, until lightly thick.
| Agita el fermento, viértelo removiendo, añade {garlic+marjoram+salt} y cuece {time}, hasta que espese un poco.
2 work | Stir in {cream} off the heat.[ Stir in {horseradish}.][ Serve with {egg}.]
| Incorpora {cream} fuera del fuego.[ Añade {horseradish}.][ Sirve con {egg}.]
`);
