import { cards } from "../parse-cards.ts";

/** Roasts, braises and grilled meat of a Spanish table. */
export const SPANISH_SUNDAY_ROASTS = cards(`
== cochinillo-asado
names: Segovian roast suckling pig, cochinillo asado, roast suckling pig, suckling pig, cochinillo, Spanish roast suckling pig | Cochinillo asado, cochinillo, cochinillo de Segovia, cochinillo segoviano, cochinillo al horno, cochinillo asado de Segovia, tostón asado
about: suckling pig roasted slowly with water and lard until the skin is like glass | cochinillo asado despacio con agua y manteca hasta que la piel cruje como el cristal
kind: main spanish medium
serves: 8, most 8 in tray
tools: tray
core: suckling-pig
ways: oven
- 4500 g suckling-pig; opened flat along the back | abierto en plano por el espinazo
- 5 tsp salt
- 60 g lard
- 4 clove garlic; crushed | machacad@
- 2 bay-leaf
- 2 sprig thyme; optional
- 500 ml water
~ lard > 4 tbsp olive-oil
# Prepare | Prepara
10 work | Heat the oven to 180 °C (fan 160 °C). Rub the inside of {suckling-pig} with {garlic} and most of {salt}. Lay it skin down on the tray, raised on wooden sticks or a rack, with {water+bay-leaf+thyme} below.
| Calienta el horno a 180 °C (160 °C con ventilador). Frota {suckling-pig} por dentro con {garlic} y casi toda {salt}. Colócalo con la piel hacia abajo en la bandeja, sobre palos de madera o una rejilla, con {water+bay-leaf+thyme} debajo.
# Roast skin down | Asa con la piel abajo
90 batch | Roast for {time}, basting twice and topping up the water so that the tray never dries.
| Asa {time}, regando dos veces y reponiendo el agua para que la bandeja no se seque.
# Roast skin up | Asa con la piel arriba
60 batch safe=suckling-pig | Turn skin up, dry it, prick it all over with a needle, brush with {lard}, melted, and the rest of {salt} and roast for {time}, the thin ends covered with foil.
| Dale la vuelta con la piel hacia arriba, sécala, pínchala entera con una aguja, píntala con {lard} en líquido y el resto de {salt} y asa {time}, con las puntas finas cubiertas con papel de aluminio.
20 batch | Raise to 220 °C (fan 200 °C) and roast for {time}, watching, until the skin is golden and hard when tapped.
| Sube a 220 °C (200 °C con ventilador) y asa {time}, vigilando, hasta que la piel quede dorada y suene dura al golpearla.
# Serve | Sirve
5 cook | Rest for {time} uncovered, so that the skin stays crisp. Serve in pieces with the juices of the tray beside, not over it.
| Deja reposar {time} sin cubrir, para que la piel siga crujiente. Sirve en trozos con el jugo de la bandeja aparte, no por encima.
== ternasco-asado
names: Aragonese roast lamb, ternasco asado, ternasco, roast lamb with potatoes, Spanish roast lamb with potatoes | Ternasco asado, ternasco de Aragón, ternasco de Aragón asado, ternasco al horno, paletilla de ternasco, paletilla de ternasco asada, ternasco asado con patatas, cordero asado con patatas, cordero al horno con patatas, ternasco
about: young lamb roasted on sliced potatoes with garlic, thyme and wine | cordero joven asado sobre patatas con ajo, tomillo y vino
kind: main spanish easy
serves: 4, most 6 in tray
tools: knife tray
core: lamb potato
ways: oven
- 1600 g lamb; leg or shoulder of a young one, in large pieces | pierna o paletilla de ternasco, en trozos grandes
- 1000 g potato; in 1 cm slices | en rodajas de 1 cm
- 1 onion; sliced | en juliana
- 6 clove garlic; unpeeled, crushed once | sin pelar, con un golpe
- 3 sprig thyme
- 2.25 tsp salt
- 1/2 tsp black-pepper
- 4 tbsp olive-oil
- 150 ml white-wine
- 150 ml water
- 10 g parsley; chopped | picad@; optional
~ lamb > 1600 g goat; in large pieces | en trozos grandes; name Roast kid with potatoes | Cabrito asado con patatas
# Prepare | Prepara
8 work | Heat the oven to 190 °C (fan 170 °C). Spread {potato+onion+garlic} on the tray with half of {salt} and half of {olive-oil}. Rub {lamb} with {black-pepper} and the rest of {salt} and {olive-oil} and lay on top with {thyme}.
| Calienta el horno a 190 °C (170 °C con ventilador). Reparte {potato+onion+garlic} en la bandeja con la mitad de {salt} y la mitad de {olive-oil}. Frota {lamb} con {black-pepper} y el resto de {salt} y {olive-oil} y coloca encima con {thyme}.
# Roast | Asa
40 batch | Pour {water} into the tray and roast for {time}.
| Vierte {water} en la bandeja y asa {time}.
40 batch safe=lamb | Turn {lamb}, pour {white-wine} over and roast for {time}, basting twice, until browned and tender to the bone. Add a little more water if the tray dries.
| Da la vuelta a {lamb}, riega con {white-wine} y asa {time}, regando dos veces con el jugo, hasta que se dore y se separe del hueso. Añade algo más de agua si la bandeja se seca.
# Serve | Sirve
5 cook | Rest for {time} and serve with its juices.[ Scatter {parsley} over.]
| Deja reposar {time} y sirve con su jugo.[ Espolvorea {parsley}.]
== lomo-con-leche
names: Pork loin in milk, lomo con leche, pork cooked in milk, Spanish pork loin in milk | Lomo con leche, lomo a la leche, lomo de cerdo con leche, lomo de cerdo a la leche, cinta de lomo con leche
about: a piece of pork loin braised in milk until the sauce turns golden | pieza de lomo guisada en leche hasta que la salsa se dora
kind: main spanish easy
serves: 6, most 6 in casserole
tools: knife casserole blender
core: pork-loin milk
ways: stove
- 1200 g pork-loin; in one piece | en una pieza
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 3 tbsp olive-oil
- 1 onion; sliced | en juliana
- 4 clove garlic; crushed | machacad@
- 1000 ml milk; whole | entera
- 1 cinnamon-stick; optional
- 1 lemon; only the peel | solo la piel; optional
~ milk > 1000 ml oat-drink; name Pork loin in oat drink | Lomo con bebida de avena
~ pork-loin > 1200 g turkey-breast; in one piece | en una pieza; name Turkey breast in milk | Pechuga de pavo con leche
# Brown | Dora
10 batch | Rub {pork-loin} with {salt+black-pepper} and brown on all sides in {olive-oil} in the casserole for {time}. Lift out.
| Frota {pork-loin} con {salt+black-pepper} y dora por todos los lados con {olive-oil} en la cazuela {time}. Saca.
8 cook | Soften {onion+garlic} in the same oil for {time}.
| Pocha {onion+garlic} en el mismo aceite {time}.
# Braise | Guisa
50 cook safe=pork-loin | Return {pork-loin}, pour in {milk}, drop in {cinnamon-stick+lemon} and simmer very gently, half covered, for {time}, turning twice.
| Devuelve {pork-loin}, vierte {milk}, echa {cinnamon-stick+lemon} y cuece a fuego muy suave, medio tapado, {time}, con dos vueltas.
why | It curdles into small golden grains: that is right, and blended it is smooth.
| Se corta en granitos dorados: es lo normal, y triturada queda lisa.
# Finish the sauce | Termina la salsa
10 cook | Lift out the piece. Take out the peel and the stick, boil the sauce down for {time}, until it colours, and blend until smooth.
| Saca la pieza. Retira la piel y la rama, reduce la salsa {time}, hasta que tome color, y tritura hasta que quede lisa.
10 cook | Rest the piece for {time}, slice thinly and serve with the sauce, hot, on top.
| Deja reposar la pieza {time}, corta en lonchas finas y sirve con la salsa, caliente, por encima.
== solomillo-a-la-pimienta
names: Pork tenderloin in pepper sauce, pork in peppercorn sauce, pork fillet in pepper sauce, pork tenderloin with peppercorn sauce, solomillo a la pimienta | Solomillo de cerdo a la pimienta, solomillo a la pimienta, solomillo a la pimienta verde, solomillo de cerdo a la pimienta verde, solomillo en salsa de pimienta, solomillo con salsa de pimienta
about: pork medallions in a cream sauce of coarse pepper and brandy | medallones de cerdo en salsa de nata, pimienta gruesa y brandy
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan mortar
core: pork-tenderloin black-pepper
ways: stove
- 700 g pork-tenderloin; in 3 cm medallions | en medallones de 3 cm
- 1 tsp salt
- 2 tsp black-pepper; coarse | gruesa
- 2 tbsp olive-oil
- 1 shallot; finely chopped | picad@ fin@
- 60 ml brandy
- 150 ml beef-stock
- 200 ml cream
~ pork-tenderloin > 700 g beef-fillet; in 3 cm medallions | en medallones de 3 cm; name Beef fillet in pepper sauce | Solomillo de ternera a la pimienta
~ pork-tenderloin > 700 g chicken-breast; in thick slices | en tajadas gruesas; name Chicken in pepper sauce | Pollo a la pimienta
~ brandy > 2 tbsp lemon
# Brown | Dora
8 batch safe=pork-tenderloin | Season {pork-tenderloin} with {salt} and brown in {olive-oil} in the pan over high heat for {time}, turning once, until just done inside. Lift out and keep warm.
| Sazona {pork-tenderloin} con {salt} y dora con {olive-oil} en la sartén a fuego vivo {time}, con una vuelta, hasta que esté en su punto por dentro. Saca y mantén en caliente.
# Make the sauce | Haz la salsa
3 cook | Soften {shallot} in the same pan with {black-pepper} for {time}.
| Pocha {shallot} en la misma sartén con {black-pepper} {time}.
4 cook | Off the heat add {brandy}, return and boil down with {beef-stock} for {time}, scraping the bottom.
| Fuera del fuego añade {brandy}, devuelve y reduce con {beef-stock} {time}, rascando lo pegado.
5 cook | Stir in {cream} and simmer for {time}, until it coats the spoon.
| Incorpora {cream} y cuece {time}, hasta que nape la cuchara.
# Serve | Sirve
1 work | Turn {pork-tenderloin} in the sauce with its juices and serve at once.
| Pasa {pork-tenderloin} por la salsa con su jugo y sirve enseguida.
== pollo-al-limon
names: Spanish lemon chicken, chicken with lemon, pollo al limón, lemon and garlic chicken, braised lemon chicken, chicken in lemon sauce | Pollo al limón, pollo con limón, pollo en salsa de limón, pollo al limón en salsa, pollo al horno con limón, pollo al limón al horno
about: chicken pieces browned and braised with garlic, lemon and wine | trozos de pollo dorados y guisados con ajo, limón y vino
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife casserole
core: chicken-thigh-on-bone lemon
ways: stove slow-cooker
- 1200 g chicken-thigh-on-bone
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 3 tbsp olive-oil
- 6 clove garlic; unpeeled, crushed once | sin pelar, con un golpe
- 1 onion; sliced | en juliana
- 2 lemon; juiced | en zumo
- 150 ml white-wine
- 200 ml chicken-stock
- 2 sprig thyme
- 1 tsp sugar
- 10 g parsley; chopped | picad@; optional
~ chicken-thigh-on-bone > 600 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Tofu with lemon | Tofu al limón
+ 500 g potato olives artichoke
# Brown | Dora
12 batch | Season {chicken-thigh-on-bone} with {salt+black-pepper} and brown in {olive-oil} in the casserole for {time}, turning once. Lift out.
| Sazona {chicken-thigh-on-bone} con {salt+black-pepper} y dora con {olive-oil} en la cazuela {time}, con una vuelta. Saca.
8 cook | Soften {onion+garlic} in the same oil for {time}.
| Pocha {onion+garlic} en el mismo aceite {time}.
# Braise | Guisa
30 cook way=stove safe=chicken-thigh-on-bone | Return {chicken-thigh-on-bone}, add {lemon+white-wine+chicken-stock+thyme+sugar}[ and {extra}] and simmer, half covered, for {time}, until tender and the sauce is short.
| Devuelve {chicken-thigh-on-bone}, añade {lemon+white-wine+chicken-stock+thyme+sugar}[ y {extra}] y cuece a fuego suave, medio tapado, {time}, hasta que esté tierno y la salsa corta.
240 cook way=slow-cooker safe=chicken-thigh-on-bone | Put all in the slow cooker with {chicken-thigh-on-bone+lemon+white-wine+chicken-stock+thyme+sugar}[ and {extra}] and cook on low for {time}.
| Pasa todo a la olla de cocción lenta con {chicken-thigh-on-bone+lemon+white-wine+chicken-stock+thyme+sugar}[ y {extra}] y cocina en bajo {time}.
# Serve | Sirve
1 work | Taste: a pinch more of sweetness tames sharp fruit.[ Scatter {parsley} over.]
| Prueba: una pizca más de dulzor suaviza la fruta muy ácida.[ Espolvorea {parsley}.]
== pollo-con-ciruelas
names: Chicken with prunes, Catalan chicken with prunes and pine nuts, chicken with prunes and pine nuts, chicken and prunes | Pollo con ciruelas, pollo con ciruelas pasas, pollo a la catalana, pollo con ciruelas y piñones, pollo a la catalana con ciruelas y piñones, pollo con pasas y ciruelas
about: chicken braised with prunes, pine nuts, tomato and a sweet wine | pollo guisado con ciruelas pasas, piñones, tomate y vino dulce
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife casserole
core: chicken-thigh-on-bone prune
ways: stove slow-cooker
- 1200 g chicken-thigh-on-bone
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 4 tbsp olive-oil
- 2 onion; sliced | en juliana
- 2 tomato; grated | rallad@
- 150 g prune
- 40 g pine-nuts
- 150 ml sherry; sweet or dry | dulce o seco
- 250 ml chicken-stock
- 1 cinnamon-stick
- 1 bay-leaf
~ sherry > 150 ml apple-juice
~ chicken-thigh-on-bone > 1000 g pork-ribs; in pieces | en trozos; name Pork ribs with prunes | Costillas con ciruelas
# Brown | Dora
12 batch | Season {chicken-thigh-on-bone} with {salt+black-pepper} and brown in {olive-oil} in the casserole for {time}, turning once. Lift out.
| Sazona {chicken-thigh-on-bone} con {salt+black-pepper} y dora con {olive-oil} en la cazuela {time}, con una vuelta. Saca.
2 cook | Toast {pine-nuts} in the same oil for {time} and lift out.
| Dora {pine-nuts} en el mismo aceite {time} y saca.
# Make the base | Sofríe la base
12 cook | Soften {onion} in the same oil over medium-low heat for {time}, until golden.
| Pocha {onion} en el mismo aceite a fuego medio-bajo {time}, hasta que tome color dorado.
6 cook | Add {tomato} and fry for {time}, until thick.
| Añade {tomato} y sofríe {time}, hasta que espese.
# Braise | Guisa
35 cook way=stove safe=chicken-thigh-on-bone | Return {chicken-thigh-on-bone}, add {sherry+chicken-stock+cinnamon-stick+bay-leaf+prune} and simmer, half covered, for {time}, until tender and glossy.
| Devuelve {chicken-thigh-on-bone}, añade {sherry+chicken-stock+cinnamon-stick+bay-leaf+prune} y cuece a fuego suave, medio tapado, {time}, hasta que esté tierno y brillante.
240 cook way=slow-cooker safe=chicken-thigh-on-bone | Put all in the slow cooker with {chicken-thigh-on-bone+sherry+chicken-stock+cinnamon-stick+bay-leaf+prune} and cook on low for {time}.
| Pasa todo a la olla de cocción lenta con {chicken-thigh-on-bone+sherry+chicken-stock+cinnamon-stick+bay-leaf+prune} y cocina en bajo {time}.
1 work | Take out the leaf and the stick and scatter {pine-nuts} over.
| Retira la hoja y la rama y reparte {pine-nuts} por encima.
== caldereta-de-cordero
names: Caldereta de cordero, Extremaduran lamb stew, Spanish lamb stew with peppers, lamb caldereta, Spanish shepherd's lamb stew | Caldereta de cordero, caldereta extremeña, caldereta, caldereta manchega, caldereta de cordero extremeña, caldereta de cordero manchega, cordero en caldereta
about: lamb stewed with pepper, paprika, wine and a paste of garlic, almond and bread | cordero guisado con pimiento, pimentón, vino y un majado de ajo, almendra y pan
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole mortar
core: lamb-shoulder
ways: stove pressure-cooker
- 1200 g lamb-shoulder; in 4 cm pieces | en trozos de 4 cm
- 1.5 tsp salt
- 4 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 red-pepper; in pieces | en trozos
- 6 clove garlic
- 2 tsp paprika-sweet
- 200 ml red-wine
- 300 ml water
- 2 bay-leaf
- 1 sprig thyme; optional
- 30 g almond; toasted | tostad@
- 1 slice bread; fried or toasted | frit@ o tostad@
- 1/2 tsp black-pepper
~ bread > 1 slice bread-gluten-free; toasted | tostad@
~ lamb-shoulder > 1200 g goat; in 4 cm pieces | en trozos de 4 cm; name Caldereta of kid | Caldereta de cabrito
+ 500 g potato
# Brown | Dora
10 batch | Season {lamb-shoulder} with {salt} and brown with {garlic} in {olive-oil} in the casserole over high heat for {time}. Lift out, {garlic:bare} too.
| Sazona {lamb-shoulder} con {salt} y dora con {garlic} y {olive-oil} en la cazuela a fuego vivo {time}. Saca, también {garlic}.
10 cook | Soften {onion+red-pepper} in the same oil for {time}. Stir in {paprika-sweet}.
| Pocha {onion+red-pepper} en el mismo aceite {time}. Añade {paprika-sweet}.
# Stew | Guisa
70 cook way=stove safe=lamb-shoulder | Return {lamb-shoulder}, pour in {red-wine}, let it boil up, add {water+bay-leaf+thyme}, cover and simmer gently for {time}.[ Add {extra}, cut in pieces, for the last 25 minutes.]
| Devuelve {lamb-shoulder}, vierte {red-wine}, deja que hierva, añade {water+bay-leaf+thyme}, tapa y guisa a fuego suave {time}.[ Añade {extra}, en trozos, en los últimos 25 minutos.]
30 cook way=pressure-cooker safe=lamb-shoulder | Put all in the pressure cooker with {lamb-shoulder+red-wine+water+bay-leaf+thyme} and cook under pressure for {time}. Let the pressure fall.
| Pasa todo a la olla a presión con {lamb-shoulder+red-wine+water+bay-leaf+thyme} y cuece {time} desde que tome presión. Deja que baje.
20 cook way=pressure-cooker | Add {extra}, cut in pieces, and simmer for {time}.
| Añade {extra}, en trozos, y cuece {time}.
# Bind | Liga
4 work | Pound the browned {garlic:bare} with {almond+bread+black-pepper} to a paste, thinned with a little of the liquid.
| Maja {garlic} con {almond+bread+black-pepper} hasta formar una pasta, aligerada con un poco del líquido.
10 cook | Stir the paste in and simmer uncovered for {time}, until the sauce coats. Remove the leaves.
| Incorpora el majado y cuece sin tapa {time}, hasta que la salsa nape. Retira las hojas.
== codornices-en-escabeche
names: Pickled quail, quail in escabeche, codornices en escabeche, quails in escabeche, Spanish pickled quail | Codornices en escabeche, codornices escabechadas, escabeche de codornices
about: quail cooked gently in oil, vinegar, wine and vegetables and eaten cold | codornices cocidas despacio en aceite, vinagre, vino y verduras, que se comen frías
kind: starter spanish easy
serves: 4, most 4 in casserole
tools: knife casserole
core: quail wine-vinegar
ways: stove
- 8 quail; cleaned, tied | limpi@, atad@
- 1.5 tsp salt
- 200 ml olive-oil
- 2 onion; sliced | en juliana
- 2 carrot; in slices | en rodajas
- 8 clove garlic; unpeeled | sin pelar
- 200 ml wine-vinegar
- 200 ml white-wine
- 200 ml water
- 2 bay-leaf
- 1 sprig thyme
- 1/2 tsp black-pepper
~ quail > 800 g chicken-thigh-on-bone; name Pickled chicken | Pollo en escabeche
~ quail > 800 g rabbit; name Pickled rabbit | Conejo en escabeche
# Brown | Dora
10 batch | Season {quail} with {salt} and brown on all sides in half of {olive-oil} in the casserole for {time}. Lift out.
| Sazona {quail} con {salt} y dora por todos los lados con la mitad de {olive-oil} en la cazuela {time}. Saca.
8 cook | Soften {onion+carrot+garlic} in the same oil for {time}.
| Pocha {onion+carrot+garlic} en el mismo aceite {time}.
# Simmer | Cuece
35 cook safe=quail | Return {quail}, add {wine-vinegar+white-wine+water+bay-leaf+thyme+black-pepper} with the rest of {olive-oil}, cover and simmer gently for {time}, until tender.
| Devuelve {quail}, añade {wine-vinegar+white-wine+water+bay-leaf+thyme+black-pepper} con el resto de {olive-oil}, tapa y cuece a fuego suave {time}, hasta que todo esté tierno.
# Rest | Reposa
1440 cook | Cool fast and chill in the liquid for {time}. Serve cool. It keeps 3 days in the fridge.
| Enfría pronto y deja en la nevera dentro del líquido {time}. Sirve fresco. Se conserva 3 días en la nevera.
`);
