import { foodTable } from "../food.ts";

/** Drinks, with and without alcohol. */
export const DRINKS = foodTable(`
alcohol | alcohol, spirits, hard liquor, liquor, grain alcohol, alcoholic drinks | alcohol, licores fuertes, aguardiente, bebida alcohólica, alcohol de boca, aguardiente blanco | contains alcohol
wine | wine, leftover wine, cooking wine, dessert wine, sweet wine, mulled wine | vino/vinos, vino de cocina, vino dulce, vino de mesa, txakoli, chacolí | is alcohol; contains sulphites
white-wine | dry white wine (white wine), white wine, Chardonnay, Sauvignon Blanc, Pinot Grigio, Riesling, dry white vermouth | vino blanco seco (vino blanco), vino blanco, albariño, vino verdejo | is wine
red-wine | red wine, rosé wine, Pinot Noir, Cabernet Sauvignon, Merlot, burgundy wine, Burgundy, dry red wine, Chianti, Cabernet, Malbec, full-bodied red wine, Shiraz | vino tinto, vino rosado, vino de Rioja, tinto, malbec | is wine
sparkling-wine | sparkling wine, champagne, prosecco, cava | vino espumoso, champán, cava, prosecco, champaña | is wine
sherry | sherry, dry sherry, fino sherry, oloroso, Pedro Ximénez, amontillado, cream sherry, sweet sherry, medium sherry, cooking sherry, Pedro Ximenez sherry | vino de Jerez, jerez, oloroso, Pedro Ximénez, amontillado, vino fino, vino oloroso, vino Pedro Ximénez, Montilla-Moriles, vino manzanilla, vino de Montilla, manzanilla de Sanlúcar | is wine
port | port, Madeira, Marsala, ruby port, port wine, Madeira wine, Marsala wine, tawny port, vin santo, dry Marsala, sweet Marsala, Marsala cooking wine, dry Madeira, muscat, Sauternes | oporto, vino de Oporto, Madeira, Marsala, moscatel, vino moscatel, vino Marsala, vino dulce de Málaga, mistela | is wine
vermouth | vermouth, dry vermouth, Martini, sweet vermouth, Noilly Prat, Campari, Aperol, Pimm's, Lillet | vermut, vermú, Campari, Aperol, vermut rojo, vermut blanco | is wine
bitters | aromatic bitters+ (bitters+), bitters, Angostura bitters, Angostura, orange bitters | amargo de Angostura (amargo), angostura, amargo, bíter aromático | is alcohol
rice-wine | Shaoxing wine, rice wine, sake, Chinese rice wine, Shaoxing rice wine, Chinese cooking wine, Shaohsing rice wine, Shao Hsing rice wine, soju, Shaoxing cooking wine, Japanese rice wine, Shaohsing wine, Japanese cooking wine | vino de arroz, sake, vino Shaoxing, vino chino de arroz, vino de arroz chino, vino Shaoxing de arroz | is alcohol; may gluten sulphites
mirin | mirin, sweet rice wine | mirin, vino de arroz dulce | is rice-wine; contains sugar
beer | beer, ale, stout, lager, Guinness, bitter beer, dark beer, wheat beer, pale ale, brown ale, cider beer, IPA, Mexican beer, light beer, pilsner, porter beer, lager beer, amber ale | cerveza f, cerveza negra, cerveza rubia, cerveza de trigo, cervezas, cerveza tostada, cerveza clara, cerveza oscura | is alcohol; has barley
beer-gluten-free | gluten-free beer | cerveza sin gluten f | is alcohol
cider | cider, hard cider, dry cider, scrumpy, perry, medium cider | sidra f, sidra natural, sidra asturiana | is alcohol; has apple; contains sulphites
mead | mead, honey wine | hidromiel | is alcohol; contains honey
brandy | brandy, cognac, armagnac, Calvados, apple brandy, grappa, kirsch, cherry brandy, eau de vie, Armagnac brandy, brandy liqueur | brandy, coñac, Calvados, orujo, kirsch, armañac, brandy de Jerez | is alcohol
orange-liqueur | orange liqueur, triple sec, Cointreau, Grand Marnier, orange curaçao | licor de naranja, triple seco, Cointreau, Grand Marnier, curaçao de naranja | is liqueur
pisco | pisco, Peruvian pisco, Chilean pisco, singani | pisco, pisco peruano, pisco chileno, singani | is brandy
rum | rum, dark rum, white rum, spiced rum, rum extract, gold rum, light rum, cachaça, golden rum | ron, ron blanco, ron añejo, cachaza, ron oscuro, ron negro, ron dorado | is alcohol
coconut-rum | coconut rum, Malibu | ron de coco, Malibú | is rum; has coconut
whisky | whisky, whiskey, bourbon, Scotch whisky, rye whiskey, Scotch, bourbon whiskey, Irish whiskey, Jack Daniel's | whisky, güisqui, bourbon | is alcohol
vodka | vodka, gin, absinthe, vanilla vodka, sloe gin | vodka, ginebra, absenta, gin | is alcohol
tequila | tequila, mezcal, blanco tequila, silver tequila, tequila reposado | tequila, mezcal, tequila blanco, tequila reposado | is alcohol
liqueur | liqueur, coffee liqueur, Kahlúa, Tia Maria, Chartreuse, sambuca, Pernod, ouzo, limoncello, cassis, crème de cassis, elderflower liqueur, St Germain, peach schnapps, schnapps, pastis, maraschino liqueur, Chambord, maraschino, crème de menthe, Galliano, cherry liqueur, raspberry liqueur, curaçao, blue curaçao, Drambuie, raki | licor/licores, licor de café, Kahlúa, licor de cassis, limoncello, pacharán, licor de anís, anís seco, anisete, Pernod, anís dulce, licor 43, anís del mono, licor de melocotón, licor de hierbas, licor de frutas, cazalla, anís de Cazalla, chinchón, anís de Chinchón, raki | is alcohol; contains sugar
amaretto | amaretto, Frangelico, nocino, amaretto liqueur, Disaronno | amaretto, licor de almendras, Frangelico, licor de avellanas, licor de avellana | is liqueur; contains nuts
cream-liqueur | Irish cream liqueur, Baileys, Irish cream, advocaat, Baileys Irish cream, cream liqueur, eggnog | crema de whisky f, Baileys, crema de orujo, crema irlandesa, rompope, ponche de huevo | is liqueur; contains milk lactose; may egg
coffee | coffee, espresso, instant coffee, ground coffee, brewed coffee, strong coffee, espresso powder, coffee beans, instant espresso powder, coffee granules, black coffee, espresso coffee, cold brew coffee, strong brewed coffee, instant coffee granules, strong black coffee, instant espresso, coffee powder, cold brew, espresso granules, brewed espresso, coffee extract | café, cafés, café soluble, café expreso, café molido, café instantáneo, café fuerte, café solo, espresso, café espresso, café frío | contains caffeine
tea | tea, black tea, green tea, matcha, Earl Grey, chai, tea bag, teabag, matcha powder, chai tea, English breakfast tea, jasmine tea, Earl Grey tea, mate, oolong tea, green tea bags, matcha green tea powder, black tea bags | té, tés, té negro, té verde, té matcha, matcha, bolsita de té, bolsitas de té, yerba mate, té rojo, matcha en polvo | contains caffeine
herbal-tea | herbal tea, chamomile, rooibos, chamomile tea, hibiscus tea, camomile, mint tea, camomile tea | infusión/infusiones, manzanilla, rooibos, tila, té de manzanilla
cola | cola, Coca-Cola, energy drink, Coke, Dr Pepper, Pepsi, Red Bull, diet coke | refresco de cola, Coca-Cola, bebida energética | contains caffeine sugar
soft-drink | lemonade, ginger ale, ginger beer, tonic water, Sprite, root beer, 7UP, fizzy drink, cream soda, limeade, cordial, elderflower cordial, lemon-lime soda, sweet and sour mix, lime cordial, orange soda, Fanta, soda pop, tonic, squash drink, grape juice, cranberry juice, fruit juice, fruit punch, pink lemonade, frozen lemonade concentrate, white grape juice, cherry juice, blackcurrant cordial, peach nectar, apricot nectar, sports drink, lemonade concentrate | gaseosa f, limonada, refresco, tónica, ginger ale, agua tónica, zumo de arándanos, zumo de frutas, jugo de frutas, casera, zumo de uva, mosto, Fanta, refresco de limón, Sprite, néctar de melocotón, jugo de arándanos, jugo de uva, cerveza de jengibre, jugo de arándano | contains sugar
vegetable-juice | vegetable juice, V8, carrot juice, beetroot juice, Clamato, beet juice, V8 juice | zumo de verduras, zumo de zanahoria, jugo de zanahoria, jugo de verduras, zumo de remolacha | may celery
clamato | Clamato juice | clamato, jugo de almeja | has tomato clam
orange-juice | orange juice, fresh orange juice, freshly squeezed orange juice, orange juice concentrate, frozen orange juice concentrate, clementine juice, blood orange juice | zumo de naranja, jugo de naranja, zumo naranja, jugo de naranja agria | is orange
apple-juice | apple juice, apple cider, pressed apple juice, cloudy apple juice, unsweetened apple juice, apple cider juice | zumo de manzana, jugo de manzana, mosto de manzana | has apple; contains fodmap
horchata | horchata, tiger nut milk | horchata f, horchata de chufa | has tiger-nut sugar
kombucha | kombucha, kvass, water kefir | kombucha f, kéfir de agua
`);
