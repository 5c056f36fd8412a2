/** What "baby" stands before where it is a small kind of a food and no eater, in English and as alternatives of a pattern. */
export const AFTER_BABY =
  "spinach|corn|sweetcorn|carrots?|potato(?:es)?|new|red|leaf|leaves|greens|kale|chard|cress|rocket|arugula|lettuces?|gem|romaine|cos|salad|tomato(?:es)?|plum|courgettes?|zucchini|beets?|beetroots?|turnips?|parsnips?|swedes?|celeriac|sprouts|cabbages?|bok|pak|peas|lima|onions?|artichokes?|marrows?|leeks?|cauliflowers?|broccoli|aubergines?|eggplants?|fennel|cucumbers?|peppers?|squash|squashes|pumpkins?|mushrooms?|bella|portobellos?|radish|radishes|asparagus|vegetables|veg|dill|gherkins?|pineapples?|figs?|mozzarella|swiss|squids?|octopus|octopuses|cuttlefish|calamari|shrimps?|prawns?|clams?|scallops?|eels?|back|ribs?|chickens|shower|lamb|goat|eggs|monkfish|sole|heirloom|vine|butterhead|watercress|mustard|tatsoi|chicory|endives?|okra|peaches|kiwis?";

/** What "baby" or "bebé" stands behind, in Spanish. */
export const BEFORE_BABY =
  "picanton(?:es)?|cordero|cochinillo|costillas?|espinacas?|zanahorias?|patatas?|papas?|patatitas?|mazorcas?|mazorquitas|maiz|maices|elotes?|lechugas?|cogollos?|brotes|hojas|hojitas|mezclum|mezcla|ensaladas?|kale|rucula|acelgas?|remolachas?|betabel|nabos?|calabacin(?:es)?|calabacitas?|calabazas?|berenjenas?|tomates?|jitomates?|puerros?|cebollas?|cebollitas?|alcachofas?|coliflor(?:es)?|brocoli|hinojos?|pepinos?|pimientos?|esparragos?|guisantes|champinon(?:es)?|rabanos?|verduras|verduritas|vegetales|hortalizas|pak choi|bok choy|pulpos?|pulpitos|calamar(?:es)?|calamarcitos|chipiron(?:es)?|puntillas|angulas|langostinos?|sepias?|gambas?|pinas?|platanos?|peras?";

/** What is made of such a food for an eater who is a baby after all: "baby carrot purée". */
export const WEANING =
  "puree|purees|pure|mash|mush|porridge|cereal|cereals|food|foods|pouch|pouches|papilla|papillas";
