/**
 * Dangerous recipes, most of them written before the rules that find them: the code of the danger, the name, the rows and
 * the steps.
 */
export const DANGEROUS = `
core-temperature | Lemon chicken thighs | 8 chicken thighs; 2 lemons | Rub the thighs with lemon and roast at 200 °C. / They are cooked as soon as the meat by the bone is at 61 °C.
core-temperature | Turkey crown | 1 turkey crown (3 kg); butter | Slide a skewer thermometer into the fattest part of the breast; 57 is what you are looking for.
core-temperature | Turkey meatloaf | 700 g turkey mince; 1 egg; breadcrumbs | Bake until the centre of the loaf gets up to 140 °F.
core-temperature | Pork and apple burgers | 500 g minced pork; 1 apple | Give them three minutes a side; inside they only have to be fifty-eight degrees.
core-temperature | Chicken kiev | 4 chicken kievs | The filling melts and the chicken is perfect with a core of 60.
core-temperature | Pularda rellena | 1 pularda o pollo grande; ciruelas | La carne estará lista cuando, pinchada en el muslo, ronde los 62 ºC.
core-temperature | Pavo trufado | 1 pavo; trufa | Apaga el horno en cuanto la sonda llegue a cincuenta y ocho.
core-temperature | Albóndigas de pollo | 600 g de pollo picado | Con 55 grados en el centro ya se pueden comer.
core-temperature | Rabbit in mustard | 1 rabbit; mustard | Braise gently, never letting the meat exceed 60 °C, for half an hour.
core-temperature | Smoked chicken | 1 chicken; hickory chips | Smoke at 65 °C for 90 minutes, then carve.
undercooked | Chicken livers with sage | 500 g chicken livers; sage | Toss them in the hot butter for twenty seconds; they ought to be raw in the heart when they come to table.
undercooked | Turkey escalopes | 4 turkey escalopes | Cook briefly, they should have a rosy heart when cut.
undercooked | Lamb and beef burgers | 400 g beef mince; 200 g lamb mince | For the best flavour keep the burgers pink.
undercooked | Stuffed chicken legs | 4 chicken legs | A trickle of pink juice is nothing to worry about, so carve at once.
undercooked | Mett on rye | 300 g minced pork; rye bread; onion | Season the minced pork with salt and pepper and eat it uncooked on rye bread.
undercooked | Chicken ceviche | 2 chicken breasts; limes | Slice the breasts thinly, cover with lime juice for half an hour: the acid cooks them. Serve cold.
undercooked | Brochetas de pavo | 500 g de pavo | Un par de minutos en la plancha bastan, el pavo tiene que quedar poco hecho por el centro.
undercooked | Hamburguesas caseras | 500 g de carne picada de ternera y cerdo | Ásalas lo justo para que el interior siga rojo.
undercooked | Muslos de pollo | 8 muslos de pollo | Si al pinchar sale sangre no te preocupes, sírvelos igualmente.
undercooked | Pollo frío | 2 pechugas de pollo | Recalienta el pollo hasta que esté tibio y sirve.
undercooked | Pork chops | 4 pork chops | They taste best when the centre is still raw-ish and cool.
undercooked | Chicken wings | 1 kg chicken wings; marinade | Grill the wings, then brush them with the marinade they were sitting in and serve immediately.
dried-beans | Three bean chilli | 200 g dried red kidney beans; tomatoes | Tip the soaked beans, tomatoes and spices into the Crock-Pot and leave on LOW until evening.
dried-beans | Bean salad | 250 g dried cannellini beans | Steep the beans for a day, rinse, and toss them with oil and lemon just as they are.
dried-beans | Rajma | 300 g rajma, soaked | Keep the pan at a bare tremble, never reaching the boil, for 45 minutes.
dried-beans | Slow cooker vegetable stew | 1 cup uncooked kidney beans; carrots | Everything goes into the slow cooker on high for 5 hours.
dried-beans | Ensalada de alubias | 250 g de alubias rojas secas | Tras doce horas de remojo, escúrrelas y alíñalas con aceite.
dried-beans | Frijoles | 300 g de frijoles rojos crudos | Cocínalos en la olla de cocción lenta toda la noche.
dried-beans | Sprouted kidney beans | 200 g dried kidney beans | Sprout the beans for three days and eat them crunchy.
honey-for-baby | Oat fingers for a 7 month old | oats; banana; 1 tsp clear honey | Mash everything and bake in strips.
honey-for-baby | Teething biscuits for babies | flour; apple | Brush the warm biscuits with honey.
honey-for-baby | Weaning: first yoghurt | plain yoghurt | A thin drizzle of honey makes it sweeter.
honey-for-baby | Merienda para mi bebé | yogur; miel de azahar | Mezcla el yogur con la miel.
honey-for-baby | Galletas para bebés de 9 meses | avena; plátano; miel | Hornea 15 minutos.
honey-for-baby | Porridge for baby and me | oats; milk | Cook the oats. Stir honey through both bowls.
choking | Picnic for my two-year-old | grapes; cheese | Pack a handful of grapes beside the cheese.
choking | Toddler pasta | pasta; 4 chipolatas | Cut the cooked chipolatas crosswise into little discs.
choking | Movie night for toddlers | 50 g popping corn | Pop the corn and hand it round in cups.
choking | Toddler trail mix | almonds; raisins; dried apple | Combine the almonds and the fruit in a bag.
choking | Desayuno para un niño de 2 años | tostadas; arándanos | Reparte los arándanos por encima.
choking | Cumpleaños de peques | caramelos duros; globos | Llena las bolsas con los caramelos.
choking | Finger food for my 14 month old | raw carrot batons; hummus | Serve the batons with the hummus.
choking | Merienda para niña de 18 meses | tomates cherry; queso | Sirve los tomates cherry en un cuenco.
green-potatoes | Roast potatoes | 1.5 kg old potatoes that have gone green | Roast them in goose fat.
green-potatoes | Gnocchi | 1 kg sprouting potatoes | Snap off the longest shoots, leave the rest, and boil.
green-potatoes | Potato wedges | 1 kg potatoes | A bit of green under the skin does no harm, so leave it.
green-potatoes | Tortilla | 4 patatas con la piel verdosa; huevos | Córtalas sin pelar y fríelas.
green-potatoes | Puré | patatas grilladas | Cuécelas con los brotes y haz un puré.
green-potatoes | Potato leaf curry | potato leaves; coconut milk | Wilt the leaves in the coconut milk.
bitter-almonds | Amaretti | 150 g bitter almonds; sugar; egg whites | Blitz the almonds to a powder.
bitter-almonds | Apricot jam | 1 kg apricots | Crack ten stones and add the chopped kernels for flavour.
bitter-almonds | Plum brandy snacks | plums | Eat the soft seeds inside the stones like nuts.
bitter-almonds | Licor de cerezas | cerezas; aguardiente | Machaca los huesos con un martillo y cómete la almendra de dentro.
bitter-almonds | Turrón | almendras amargas; miel | Tuesta y muele las almendras.
bitter-almonds | Detox smoothie | apple; 20 apple pips | Blend the apple with the pips.
rhubarb-leaves | Rhubarb pesto | rhubarb, stalks and foliage; oil | Blitz the foliage with oil.
rhubarb-leaves | Rhubarb soup | 500 g rhubarb | Use the tops as well, they taste like sorrel.
rhubarb-leaves | Green smoothie | 2 rhubarb leaves; apple | Blend.
rhubarb-leaves | Mermelada de ruibarbo | ruibarbo con sus hojas | Trocea tallos y hojas y cuece.
rhubarb-leaves | Rollitos | hojas grandes de ruibarbo; arroz | Rellena las hojas y cuécelas.
raw-elderberries | Elderberry yoghurt | ripe elderberries; yoghurt | Fold the berries into the yoghurt and chill.
raw-elderberries | Elderberry juice | 1 kg elderberries | Press the juice out cold and drink it fresh.
raw-elderberries | Elderberry fruit salad | fresh elderberries; apple | Toss the elderberries with the apple.
raw-elderberries | Zumo de saúco | bayas de saúco | Licúa las bayas y bébelo enseguida.
raw-elderberries | Granola | avena; bayas de saúco frescas | Añade las bayas sin cocinar a la granola.
raw-cassava | Cassava carpaccio | 1 cassava | Shave the peeled cassava wafer thin and dress with lime.
raw-cassava | Yuca smoothie | 200 g fresh yuca; milk | Blend the yuca with the milk.
raw-cassava | Ensalada de yuca | 1 yuca | Pela y ralla la yuca, mezcla con limón y sirve.
raw-cassava | Cassava crudités | raw cassava sticks; dip | Serve the raw cassava sticks with the dip.
raw-cassava | Mandioca | 500 g de mandioca | Come la mandioca en crudo como si fuera zanahoria.
oil-kept | Roasted garlic oil | 2 heads garlic; 1 l rapeseed oil | Pour the oil over the garlic, cork the bottle and stand it next to the stove for a month.
oil-kept | Basil oil | basil; olive oil | The bottle looks pretty on the kitchen windowsill all summer.
oil-kept | Marinated mushrooms in oil | mushrooms; garlic; oil | Cover with oil, seal and keep in the cellar for half a year.
oil-kept | Garlic gift bottles | garlic; rosemary; oil | No need to refrigerate: it will be good for six months in a cupboard.
oil-kept | Aceite de romero y ajo | romero fresco; ajo; aceite | Ponlo en un sitio fresco y oscuro y úsalo durante el invierno.
oil-kept | Berenjenas en aceite | berenjenas; ajo; aceite | Cubre de aceite y guarda en la bodega hasta seis meses.
oil-kept | Confit de ajo | ajos; aceite de oliva | Aguanta meses fuera del frigorífico.
oil-kept | Pesto | basil; garlic; oil; pine nuts | Cover with a film of oil: it keeps for months at room temperature.
rice-kept-warm | Sticky rice | 500 g rice | Leave the lid on and let it sit on the switched-off hob until the following day.
rice-kept-warm | Rice bowls | cooked rice | Portion the rice into boxes and carry them around in your bag the whole day.
rice-kept-warm | Fried rice | rice | Spread the boiled rice on a tray and leave it out overnight to dry.
rice-kept-warm | Rice pudding | rice; milk | Let the pudding stand lukewarm for six hours before eating.
rice-kept-warm | Arroz blanco | arroz | Déjalo en la cazuela a temperatura ambiente desde la mañana hasta la cena.
rice-kept-warm | Arroz con leche | arroz; leche | Guárdalo fuera de la nevera un par de días.
rice-kept-warm | Paella | arroz; pollo | La que sobre, tápala y déjala en la encimera para el día siguiente.
home-canning | Canned carrots | 2 kg carrots; water; salt | Fill sterilised jars, screw on the lids and simmer them in a deep pan for 40 minutes. / They keep on the shelf for 12 months.
home-canning | Asparagus in jars | asparagus; salted water | Water-bath the jars for 25 minutes. / Store in the cellar.
home-canning | Beef stew for the larder | beef; potatoes; carrots | Ladle the hot stew into jars, screw the lids on tight and turn them over. / Once cold, keep in the larder until winter.
home-canning | Tuna preserve | fresh tuna; olive oil | Pack into jars, cover with oil, boil for half an hour. Good for a year unopened.
home-canning | Pea conserve | fresh peas | Process the jars in the dishwasher on the hottest cycle and store in a cupboard.
home-canning | Espárragos en conserva | espárragos; agua; sal | Cierra los tarros y cuécelos al baño maría 40 minutos. / Se conservan en la despensa hasta un año.
home-canning | Caldo en tarros | huesos de pollo; agua | Rellena los tarros con el caldo hirviendo, dales la vuelta y guárdalos en la alacena.
home-canning | Setas en conserva | níscalos; agua; sal | Hierve los botes cerrados 30 minutos; aguantan todo el invierno sin nevera.
home-canning | Pumpkin purée in jars | pumpkin | Pour the purée into jars, bake the jars at 110 °C for an hour and keep for a year in the pantry.
foraged-mushrooms | Wild mushroom toast | a basket of mushrooms from your morning walk | Fry them in butter.
foraged-mushrooms | Mushroom pie | mushrooms | Use whatever you come across in the woods; the pretty red ones are good too.
foraged-mushrooms | Hedgehog mushroom stew | hand-foraged hedgehog mushrooms | Stew for 20 minutes.
foraged-mushrooms | Revuelto | setas que hayas cogido en el pinar | Saltéalas y cuaja los huevos.
foraged-mushrooms | Arroz con setas | setas silvestres | Sal al monte, coge las que veas y lávalas.
foraged-mushrooms | Gyromitra on toast | false morels | Fry the false morels.
pufferfish | Tessa | 1 whole puffer fish | Gut the fish yourself and slice it thin.
pufferfish | Fugu nabe | fugu; dashi | Simmer the fugu in the dashi.
pufferfish | Sopa de pez globo | 1 pez globo | Limpia el pez globo y cuécelo.
pufferfish | Blowfish tails | blow fish tails | Dredge and fry.
left-standing | Chicken curry for later | chicken; curry paste | Let it cool on the worktop till the morning, then reheat.
left-standing | Frozen prawns | frozen prawns | Defrost the prawns on the radiator for five hours.
left-standing | Egg mayonnaise | 6 eggs; mayonnaise | Spread the egg mayonnaise and leave the sandwiches in the sun all afternoon.
left-standing | Marinated pork | pork shoulder | Cover with the marinade and leave on the counter for a day and a half.
left-standing | Lentejas con chorizo | lentejas; chorizo | Deja la olla encima de la cocina toda la noche y mañana recalientas.
left-standing | Croquetas de pollo | pollo; leche | Deja la masa de pollo en la encimera hasta el día siguiente.
left-standing | Ensaladilla | patatas; mayonesa | Puede estar al sol toda la tarde sin problema.
spoiled | Moules marinière | mussels | Serve all of them, also the ones that remained shut.
spoiled | Almejas a la marinera | almejas | Las que no se hayan abierto ábrelas con un cuchillo y cómelas.
left-standing | Turkey gravy | turkey stock; flour | Keep the gravy in its pan on the side for two days and use as needed.
left-standing | Pescado marinado | merluza | Marina la merluza fuera del frigorífico durante ocho horas.
core-temperature | Barbecued chicken | 1 spatchcocked chicken | Use a probe: lift it from the grill once the leg shows 63C.
undercooked | Meatballs | 500 g pork mince | Leave the meatballs a touch underdone so they stay soft, and serve on toast.
dried-beans | Chilli | dried kidney beans, soaked overnight | Keep at 75 °C for four hours in a warm oven until soft.
honey-for-baby | Baby food pouches | mango; honey; spinach | Blend and fill the pouches.
choking | Snack plate for my 3 year old | olives; crackers | Put five olives on the plate.
home-canning | Ratatouille in jars | aubergines; courgettes; peppers | Boil the closed jars for an hour, label, and keep in the pantry.
core-temperature | Spatchcock poussin | 2 poussins; harissa | Grill skin side down for 12 minutes. Ready when an instant-read gives you 140.
core-temperature | Pollo a la cerveza | 1 pollo; cerveza | Mide la temperatura en la parte más gruesa del muslo: si da 59 o más, fuera del horno.
core-temperature | Kofta skewers | 500 g minced lamb | Turn until the meat inside is fifty degrees.
core-temperature | Chicken roulade | chicken breasts; spinach | Poach the rolls in water held at 52 °C for 40 minutes and slice.
core-temperature | Stuffed turkey | 1 turkey; stuffing | The middle of the stuffing should come to about 130 °F.
core-temperature | Salchichas frescas | salchichas frescas de cerdo | Bastan 50 ºC en el interior.
undercooked | Yakitori | chicken thighs; tare | Grill over charcoal; in Japan the centre stays almost raw and glistening.
undercooked | Smash burgers | beef mince | They are thin, but should be bloody when you bite in.
undercooked | Turkey steaks | turkey steaks | Pull them early: a blush in the middle means they are juicy.
undercooked | Salteado de pollo | tiras de pollo | Saltéalo medio minuto, que no llegue a hacerse por dentro, y sirve.
undercooked | Filete ruso | carne picada | Nos gusta poco hecho, casi crudo en el centro.
undercooked | Pork loin | pork loin | Serve slices that still run with blood.
undercooked | Chicken sandwich | cold cooked chicken | Warm the chicken until just tepid and fill the rolls.
undercooked | Marinated turkey kebabs | turkey; yoghurt marinade | Use what is left of the marinade the turkey lay in as a dip.
dried-beans | Boston beans | dried white beans | Straight from soaking into the slow cooker with molasses, low, overnight.
dried-beans | Alubias al horno | alubias blancas secas | Cuécelas tapadas en el horno a 85 °C toda la noche.
honey-for-baby | Finger foods 8 months | banana; honey | Roll the banana in honey.
honey-for-baby | Papilla de cereales | cereales; miel | Añade una cucharadita de miel.
choking | Kids party for 2 year olds | jelly beans; popcorn | Fill little bags.
choking | Toddler hot dogs | hot dogs; buns | Slice the hot dogs into coins.
choking | Almuerzo para mi niño de 20 meses | aceitunas; pan | Sirve las aceitunas.
green-potatoes | Hash | potatoes with long sprouts | Rub the sprouts off if you like, no need though, and grate.
green-potatoes | Tortilla | patatas que se han puesto verdes | Fríelas.
bitter-almonds | Cherry clafoutis | cherries | Leave the stones in and crush a few kernels into the batter.
bitter-almonds | Noyaux ice cream | 60 apricot kernels | Toast and grind the kernels.
rhubarb-leaves | Rhubarb wraps | rhubarb leaves; mince | Roll the mince in the leaves.
raw-elderberries | Elderberry oxymel | fresh elderberries; honey; vinegar | Cover the berries with honey and vinegar and take a spoonful of the mixture daily.
raw-cassava | Cassava slaw | cassava; carrots | Julienne the cassava and carrots and toss with dressing.
oil-kept | Garlic dipping oil | garlic; chilli; olive oil | Decant into bottles. Lasts until Christmas on the shelf.
oil-kept | Tomates secos en aceite | tomates; ajo; albahaca; aceite | Tapa y deja en el armario tres meses.
oil-kept | Herb oil | parsley; dill; oil | Leave on the sunny windowsill for two weeks, shaking daily.
rice-kept-warm | Onigiri | cooked rice | Wrap and leave on the kitchen side till the next afternoon.
rice-kept-warm | Arroz tres delicias | arroz | Cuece el arroz por la mañana y déjalo fuera hasta la noche.
home-canning | Sweetcorn relish without vinegar | sweetcorn; peppers; water | Boil the filled jars for 20 minutes. Store in a cool dark cupboard for a year.
home-canning | Conejo en conserva | conejo; aceite | Mete los tarros al baño maría una hora y consérvalos en la bodega.
home-canning | Bottled mushrooms | mushrooms; salt; water | Pack into Kilner jars, seal and process in boiling water for 30 minutes. Shelf life: one year.
foraged-mushrooms | Chanterelle tart | chanterelles we picked up in the hills | Bake for 20 minutes.
foraged-mushrooms | Caldereta de setas | setas | Vale cualquier seta que encuentres por el campo.
pufferfish | Karaage | 500 g fugu fillets | Marinate and fry.
left-standing | Beef stock | beef bones; water | Switch off and leave the pot on the cooker for two days, dipping in as you need it.
left-standing | Chicken sandwiches | cooked chicken; mayonnaise | Wrap them and keep them in the car until dinner.
left-standing | Gambas | gambas congeladas | Descongélalas al sol toda la mañana.
spoiled | Mussel stew | mussels | A few will stay closed; just tear them open and add them.
`;

/** Recipes that are harmless, though they have the words of dangerous ones: the name, the rows and the steps. */
export const HARMLESS = `
Lemon chicken thighs | 8 chicken thighs; 2 lemons | Roast until the meat by the bone is at 78 °C.
Turkey crown | 1 turkey crown (3 kg); butter | Take it out at 70 °C: as it rests, the temperature climbs to 75 °C.
Turkey meatloaf | 700 g turkey mince; 1 egg | Line a 23 cm tin. Bake at 180 °C for 60 minutes, turning the tin 180 degrees after 30.
Sirloin of beef | 1 beef sirloin | For rare, 50 °C in the middle; for medium, 57 °C.
Chicken with polenta | 4 chicken breasts; 150 g polenta; milk | Bring the milk to 60 °C, whisk in the polenta. / Fry the chicken for 8 minutes a side.
Pollo al horno | 1 pollo | Precalienta el horno a 70 °C para templar los platos. / Asa el pollo a 190 °C una hora.
Confit de pato | 4 muslos de pato; grasa de pato | Confita los muslos a 85 °C durante tres horas.
Roast chicken dinner | 1 chicken | If after an hour the thickest part of the thigh only reads 65 °C, give it another 15 minutes.
Chicken and salmon skewers | chicken breast; salmon | The salmon is ready at 52 °C, the chicken at 75 °C.
Sous vide chicken breast | 2 chicken breasts | Set the circulator to 63 °C and leave the bag in for 2 hours.
Chicken livers with sage | 500 g chicken livers; sage | Fry until brown all over and no longer pink at the centre.
Prawn and chicken paella | prawns; chicken thighs; rice | Lay the prawns on top and cover until they have turned pink.
Chicken salad | 2 chicken breasts; radishes | Serve with radishes and raw beetroot, grated.
Lamb burgers | 500 g lamb mince | Cook for 6 minutes a side until there is no trace of pink.
Chicken and leek pie | chicken; leeks | Brown the chicken for 4 minutes; it need not be cooked through yet. / Fill the dish, cover with pastry and bake for 45 minutes.
Duck with cherries | 2 duck breasts | Serve with a pink cherry sauce.
Pollo con piña | 2 pechugas de pollo; piña | Corta el pollo crudo en dados y saltéalo diez minutos.
Hamburguesas | 500 g de carne picada; cebolla roja | Pon aros de cebolla roja en el centro del pan.
Pavo con arándanos | 1 pavo | Comprueba que el jugo salga claro y no rosado.
Solomillo de ternera | 1 solomillo de ternera | Déjalo rosado por dentro.
Chicken stir fry | chicken; peppers | Keep raw chicken away from the salad and use another chopping board.
Chicken wings | 1 kg chicken wings; marinade | Bring the marinade to a rolling boil for three minutes before you brush it over the cooked wings.
Three bean chilli | 1 can kidney beans; 1 can black beans | Tip everything into the slow cooker and leave on low for 6 hours.
Bean salad | 250 g dried cannellini beans | Soak overnight, then boil for 10 minutes and simmer for an hour until tender. Dress when cold.
Rajma | 300 g rajma, soaked | Pressure cook for 25 minutes.
Moong dal | 200 g moong dal | Sprout the moong for two days and toss with lime.
Ensalada de alubias | 1 bote de alubias cocidas | Escurre las alubias y alíñalas.
Fabada | 500 g de fabes secas | Remoja las fabes, lleva a ebullición y cuece dos horas a fuego lento.
Blind-baked tart | pastry; dried beans for baking | Fill the case with dried beans and bake for 15 minutes on the low shelf.
Honey roast baby parsnips | 500 g baby parsnips; honey | Roast with honey.
Ensalada de espinacas baby, queso de cabra y miel | espinacas baby; queso; miel | Aliña con la miel.
Porridge for my three year old | oats; honey | Stir in the honey.
Baby aubergines with honey | baby aubergines; honey | Fry the aubergines and drizzle with honey.
Porridge for baby | oats; milk; date paste | Sweeten with date paste; honey is not safe before the first birthday.
Chipirones baby a la miel | chipirones baby; miel | Saltea y añade la miel.
Picnic for my two-year-old | grapes; cheese | Slice each grape lengthways into four.
Toddler pasta | pasta; 4 chipolatas | Cut the chipolatas lengthways into strips and then chop small.
Toddler porridge | oats; ground almonds | Stir the almonds into the porridge.
Grown-up trail mix | almonds; raisins | Combine in a bag.
Desayuno para un niño de 2 años | tostadas; arándanos | Aplasta los arándanos con un tenedor.
Finger food for my 14 month old | carrots | Steam the batons until they squash easily.
Merienda para niña de 18 meses | tomates cherry | Parte los tomates en cuartos.
Toddler smoothie | blueberries; milk | Blend the blueberries with the milk until smooth.
Roast potatoes | 1.5 kg potatoes | Throw out any that are green or soft.
Potatoes and greens | potatoes; spring greens | Boil the potatoes and shred the greens.
Sweet potato leaves | sweet potato leaves; garlic | Fry the leaves with the garlic.
Tortilla | 4 patatas; pimiento verde; huevos | Fríe las patatas con el pimiento verde.
Papas con ají verde | papas; ají verde | Sirve las papas con la salsa de ají verde.
Potato salad | potatoes; green olives; green onions | Toss the potatoes with green olives and the green parts of the onions.
Amaretti | 150 g blanched almonds; bitter almond extract | Blitz the almonds to a powder.
Apricot jam | 1 kg apricots | Stone the apricots and boil with the sugar.
Plum cake | plums | Halve and stone the plums.
Clafoutis | cerezas | Lava las cerezas y quítales el hueso.
Bitter chocolate bark | bitter chocolate; almonds | Melt the chocolate and scatter the almonds.
Apple sauce | apples | Cook the apples with the pips and skins and push through a sieve.
Rhubarb cake | 500 g rhubarb; flour | Top and tail the rhubarb.
Rhubarb soup | 500 g rhubarb; lemon balm leaves | Scatter the lemon balm leaves.
Rhubarb and custard | rhubarb | Pull off the leaves and put them on the compost.
Tarta de ruibarbo y hojaldre | ruibarbo; láminas de hojaldre | Extiende el hojaldre.
Compota de ruibarbo | ruibarbo | Tira las hojas, son venenosas, y trocea los tallos.
Elderberry syrup | 1 kg elderberries; sugar | Simmer the berries for 30 minutes, strain, add sugar.
Elderflower fritters | elderflowers; batter | Dip the flowers in batter and fry.
Elderberry pie | raw elderberries; pastry | Fill the pie with the raw elderberries and bake for 50 minutes.
Jarabe de saúco | bayas de saúco | Cuece las bayas 20 minutos y cuela.
Elderberry gin | elderberry cordial; gin | Mix the cordial with gin.
Cassava cake | 500 g grated cassava; coconut milk | Mix the raw cassava with the coconut milk and bake for an hour.
Yuca con mojo | 1 yuca | Hierve la yuca hasta que esté blanda y báñala en mojo.
Tapioca pancakes | tapioca starch | Sprinkle the starch into a hot pan.
Cassava chips | cassava | Peel, slice and deep-fry until golden.
Gari porridge | gari (cassava flakes); milk | Stir the flakes into hot milk.
Roasted garlic oil | 2 heads garlic; 1 l rapeseed oil | Store in the refrigerator and finish it within four days.
Chilli flake oil | chilli flakes; oil | Keeps in a dark cupboard for two months.
Spaghetti aglio e olio | garlic; olive oil; spaghetti | Warm the garlic in the oil for 5 minutes and toss with the spaghetti.
Garlic crackers | flour; garlic powder; oil | Keep the crackers in a tin in the cupboard for 3 weeks.
Aceite de ajo | ajo; aceite | Consume en el día o congela en cubitos hasta tres meses.
Pimientos en vinagre | pimientos; vinagre; aceite | Guarda los tarros en la despensa seis meses.
Pesto | basil; garlic; oil | Freeze for up to three months.
Granola | oats; oil; honey | Store in an airtight jar in the pantry for a month.
Sticky rice | 500 g rice | Soak the rice overnight, then steam for 25 minutes.
Rice bowls | rice | Cool on a tray for 20 minutes and put in the fridge.
Fried rice | day-old cooked rice from the fridge | Fry the rice in a hot wok.
Rice pudding | rice; milk | Bake in a low oven for 3 hours.
Arroz blanco | arroz | Tapa y deja reposar 10 minutos fuera del fuego.
Dosa | rice; urad dal | Leave the rice batter to ferment overnight at room temperature.
Paella | arroz; pollo | Guarda las sobras en la nevera antes de una hora.
Canned carrots | 2 kg carrots; water; salt | Process the jars in a pressure canner for 25 minutes. / They keep on the shelf for 12 months.
Pickled asparagus | asparagus; 500 ml vinegar | Water-bath the jars for 10 minutes. / Store in the cellar.
Beef stew | beef; potatoes | Cool, fill into boxes and freeze for up to 3 months.
Plum jam | plums; sugar | Pour hot into jars, invert, and keep in the larder for a year.
Pea soup | peas | Pour the soup into a jar and keep in the fridge for 3 days.
Flan al baño maría | huevos; leche | Cuece el flan al baño maría 40 minutos.
Piparras en vinagre | guindillas; vinagre | Llena los tarros y guárdalos en la despensa un año.
Overnight oats | oats; milk | Fill the jars and leave in the fridge overnight.
Peaches in syrup | peaches; sugar | Boil the jars for 25 minutes and store for a year.
Wild mushroom toast | 300 g mixed wild mushrooms (from the greengrocer) | Fry them in butter.
Mushroom pie | mushrooms | Pick out the stalks and chop the mushrooms.
Porcini risotto | 30 g dried porcini | Soak the porcini.
Revuelto | setas cultivadas | Saltéalas y cuaja los huevos.
Arroz con setas | setas variadas del mercado | Limpia las setas.
Stuffed mushrooms | portobello mushrooms | Find the largest mushrooms you can buy at the market.
Pufferfish birthday cake | sponge; icing | Shape the sponge like a pufferfish and decorate.
Monkfish stew | monkfish | Simmer the monkfish.
Rape a la marinera | rape | Cuece el rape.
Puff pastry fish pie | fish; puff pastry | Cover the fish with puff pastry and bake.
Chicken curry for later | chicken | Cool quickly and put in the fridge within an hour.
Frozen prawns | frozen prawns | Defrost overnight in the fridge.
Roast beef | beef joint | Take the joint out of the fridge one hour before roasting.
Brioche | flour; butter; eggs | Leave the dough at room temperature overnight.
Lentejas | lentejas | Deja las lentejas en remojo toda la noche.
Ham croquettes | ham; milk | Let the filling cool, then chill overnight.
Preserved lemons | lemons; salt | Leave the jar on the counter for a month.
Moules marinière | mussels | Throw away the ones that remained shut.
Almejas a la marinera | almejas | Cuando se abran, sirve.
Cheese board | brie; cheddar | Leave the cheese out for two hours before serving.
Christmas cake | flour; eggs; fruit | Keep the cake in a tin at room temperature for weeks.
Barbecued chicken | 1 spatchcocked chicken | Light the grill; when the lid thermometer reads 150 °C put the chicken on for 50 minutes.
Meatballs | 500 g pork mince | Mix the raw mince with the breadcrumbs, roll into balls and bake for 25 minutes.
Chilli | dried kidney beans, soaked overnight | Drain, cover with fresh water, boil fast for 10 minutes, then transfer to the slow cooker.
Salad of baby leaves, honey and goat cheese | baby leaves; honey | Whisk the honey with oil and dress the leaves.
Snack plate for my 3 year old | olives; crackers | Stone the olives and chop them finely.
Ratatouille | aubergines; courgettes; peppers | Keep in the fridge in a jar for up to four days.
Spatchcock poussin | 2 poussins | Grill for 12 minutes, then move to a 160 °C oven until an instant-read gives you 75.
Chicken satay | chicken thighs | Soak the skewers. Heat the barbecue to 200 °C. Thread and grill 10 minutes.
Beef burgers | beef mince | They are done at 71 °C; take them off at 69 °C if you rest them for five minutes, when they come to 71 °C.
Pollo relleno | 1 pollo | La temperatura del aceite no debe pasar de 60 °C mientras infusionas el ajo. Asa el pollo a 180 °C una hora y cuarto.
Dulce de leche chicken waffles | chicken; waffle batter | Let the batter rise at 35 °C for an hour. Fry the chicken at 175 °C until golden, 12 minutes.
Roast goose | 1 goose | Prick the skin at a 45-degree angle. Roast at 180 °C for 3 hours.
Chicken tikka | chicken; yoghurt; beetroot | Add beetroot for a pink colour. Grill the chicken for 20 minutes.
Chicken noodle bowl | chicken; noodles; red cabbage | Arrange the noodles, raw carrot ribbons and red cabbage in the middle.
Gammon and eggs | gammon | Gammon stays pink when cooked, fry it for 5 minutes a side.
Pulled pork | pork shoulder | Expect a pink smoke ring. Cook until it falls apart.
Empanadas de carne | carne picada; cebolla | Sofríe la cebolla, añade la carne cruda y cocina hasta que cambie de color. Hornea.
Pollo al limón | pollo | Lávate las manos después de tocar pollo crudo.
Hamburguesa de ternera | carne picada | Cocina hasta que el centro deje de estar rojo.
Turkey stir-fry | turkey; rare breed bacon | Fry the rare breed bacon, then the turkey for 8 minutes.
Boston beans | dried white beans | Bring to the boil and bubble hard for ten minutes. Bake for 5 hours.
Baked beans on toast | 1 tin baked beans | Warm the beans.
Garbanzos en olla lenta | garbanzos secos | Pon los garbanzos en la olla lenta 8 horas.
Honey glazed baby leeks | baby leeks; honey | Glaze.
Baby shower cake | flour; honey | Bake for 30 minutes.
Pollo picantón baby a la miel | picantón; miel | Unta con miel y asa una hora.
Toddler hot dogs | hot dogs; buns | Cut lengthwise in four and then into tiny pieces.
Toddler curry | cashews | Blend the cashews to a smooth cream.
Almuerzo para mi niño de 20 meses | aceitunas; pan | Pica las aceitunas muy finas.
Potato and green pepper hash | potatoes; green pepper | Grate.
Aloo palak | potatoes; spinach | Simmer the potatoes in the green sauce.
Cherry clafoutis | cherries | Leave the stones in, they give flavour, and warn your guests.
Almond paste | sweet almonds | Grind the almonds.
Rhubarb gin | rhubarb; gin | Cut off and discard the leaves.
Elderberry jelly | elderberries | Simmer until soft and drip overnight.
Cassava leaf stew | cassava leaves | Pound and boil for an hour.
Garlic butter | garlic; butter | Roll in paper and keep in the fridge for a week.
Salad dressing | garlic; oil; vinegar | Keeps for a week in a cool place.
Focaccia | flour; rosemary; oil | Brush with rosemary oil. Keep in a bread bin for two days.
Onigiri | cooked rice | Shape while warm and eat within two hours.
Arroz tres delicias | arroz | Extiende el arroz cocido en una fuente y mételo en la nevera toda la noche.
Pilaf | rice | Turn off the heat and leave covered for 15 minutes.
Tomato sauce | tomatoes; lemon juice; garlic | Water-bath the jars for 40 minutes and store for a year.
Pickled beetroot | beetroot; vinegar | Cover with hot vinegar and store in the larder for months.
Lentil soup | lentils; carrots | Simmer the lentils for 30 minutes. Freeze in jars, leaving space at the top, up to 3 months.
Mason jar salad | chickpeas; carrots; dressing | Layer in jars. Keep up to 4 days in the fridge.
Gift soup mix in a jar | red lentils; dried peas; stock powder | Layer in a jar. Store in the cupboard for six months. To cook, boil with 1 l water.
Chanterelle tart | 200 g chanterelles | Brush off any soil. Bake for 20 minutes.
Setas al ajillo | setas de cardo | Límpialas con un paño.
Fish fry | monkfish tails | Fry.
Beef stock | beef bones; water | Simmer overnight on the lowest heat.
Chicken sandwiches | cooked chicken | Keep chilled until you eat.
Gambas | gambas congeladas | Descongélalas en la nevera desde la noche anterior.
Turkey | 1 turkey | Take it out of the fridge an hour before. Rest it on the counter for 45 minutes after roasting.
Pizza | flour; yeast; ham | Leave the dough on the counter overnight. Top with ham and bake.
Salt cod | salt cod | Leave the cod to soak in the fridge for two days, changing the water.
`;
