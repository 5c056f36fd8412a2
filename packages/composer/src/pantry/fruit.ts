import { shelf } from "./food.ts";

const fruit = shelf("fruit", { sweet: true });
const soft = shelf("fruit", { sweet: true, season: "summer", minutes: { raw: 0, roast: 25, simmer: 5 } });
const dried = shelf("fruit", {
  kind: "dried-fruit",
  sweet: true,
  cut: "rough",
  minutes: { raw: 0, simmer: 10, roast: 15, fry: 3 },
});
/** Fruit, fresh and dried. */
export const FRUIT = [
  fruit("apple", "apple/apples", "manzana/manzanas f", [1, "each", 150], {
    cut: { any: "peelDice", raw: "matchsticks", roast: "wedges" },
    minutes: { raw: 0, roast: 30, simmer: 12, fry: 6 },
    season: "autumn winter",
    with: "cinnamon pork-loin walnut blackberry cheddar oats raisins sage ginger celery",
  }),
  fruit("pear", "pear/pears", "pera/peras f", [1, "each", 160], {
    cut: { any: "peelDice", raw: "thin", roast: "wedges" },
    minutes: { raw: 0, roast: 30, simmer: 12, fry: 6 },
    season: "autumn winter",
    with: "blue-cheese walnut chocolate ginger cardamom cinnamon rocket hazelnut",
  }),
  fruit("banana", "banana/bananas", "plátano/plátanos m", [1, "each", 110], {
    also: ["", "banana, bananas, plátano maduro, guineo"],
    cut: { any: "slice" },
    minutes: { raw: 0, simmer: 3, fry: 4 },
    with: "peanut-butter oats chocolate honey cinnamon walnut cocoa strawberry blueberry",
  }),
  soft("strawberry", "strawberries+", "fresas+ f", [100, "g"], {
    short: ["strawberry/strawberries", "fresa/fresas f"],
    also: ["strawberry", "fresa, fresón, fresones, frutillas, frutilla"],
    cut: "hull",
    season: "spring summer",
    with: "banana mint vanilla yoghurt-greek rhubarb balsamic cream orange-juice",
  }),
  soft("raspberry", "raspberries+", "frambuesas+ f", [80, "g"], {
    short: ["raspberry/raspberries", "frambuesa/frambuesas f"],
    also: ["raspberry", "frambuesa"],
    with: "chocolate almond peach vanilla lemon oats pistachio",
  }),
  soft("blueberry", "blueberries+", "arándanos+ m", [80, "g"], {
    short: ["blueberry/blueberries", "arándano/arándanos m"],
    also: ["blueberry", "arándano, mirtilos"],
    with: "lemon oats almond banana yoghurt maple-syrup vanilla",
  }),
  soft("blackberry", "blackberries+", "moras+ f", [80, "g"], {
    short: ["blackberry/blackberries", "mora/moras f"],
    also: ["blackberry", "mora, zarzamora, zarzamoras"],
    season: "autumn summer",
    with: "apple hazelnut oats goat-cheese vanilla",
  }),
  soft("mixed-berries", "frozen mixed berries+", "frutos rojos congelados+ m", [90, "g"], {
    short: ["berries+", "frutos rojos+ m"],
    also: ["berries, berry, mixed berries, red berries, red fruit", "frutos rojos, frutos del bosque, bayas"],
    season: "",
    with: "oats yoghurt banana vanilla almond honey",
  }),
  soft("peach", "peach/peaches", "melocotón/melocotones m", [1, "each", 150], {
    also: ["nectarine, nectarines", "durazno, duraznos, nectarina, nectarinas, paraguayo"],
    cut: "stone",
    minutes: { raw: 0, roast: 25, simmer: 8, fry: 5 },
    with: "basil mozzarella almond raspberry honey vanilla ginger",
  }),
  soft("apricot", "apricot/apricots", "albaricoque/albaricoques m", [2, "each", 45], {
    also: ["", "chabacano, damasco"],
    cut: "stone",
    minutes: { raw: 0, roast: 25, simmer: 8 },
    with: "almond honey cardamom thyme pistachio",
  }),
  soft("plum", "plum/plums", "ciruela/ciruelas f", [2, "each", 60], {
    cut: "stone",
    minutes: { raw: 0, roast: 28, simmer: 10 },
    season: "autumn summer",
    with: "star-anise cinnamon almond ginger duck-breast oats",
  }),
  soft("cherry", "pitted cherries+", "cerezas sin hueso+ f", [90, "g"], {
    short: ["cherry/cherries", "cereza/cerezas f"],
    also: ["cherry, cherries", "cereza, cerezas, picotas"],
    with: "chocolate almond vanilla cocoa duck-breast",
  }),
  soft("rhubarb", "rhubarb", "ruibarbo m", [120, "g"], {
    cut: "chunks",
    minutes: { roast: 28, simmer: 10 },
    season: "spring",
    with: "strawberry ginger orange vanilla oats",
  }),
  soft("fig", "fresh fig/fresh figs", "higo fresco/higos frescos m", [2, "each", 45], {
    short: ["fig/figs", "higo/higos m"],
    also: ["fig, figs", "higo, higos, breva, brevas"],
    cut: "quarters",
    minutes: { raw: 0, roast: 18 },
    season: "autumn summer",
    with: "goat-cheese cured-ham honey walnut rocket thyme",
  }),
  fruit("mango", "mango/mangoes", "mango/mangos m", [0.5, "each", 220], {
    also: ["mangos", ""],
    cut: "peelDice",
    minutes: { raw: 0, simmer: 3, stirfry: 2 },
    season: "summer",
    with: "lime chilli coriander-leaf coconut-milk yoghurt prawn ginger banana",
  }),
  fruit("pineapple", "fresh pineapple", "piña f", [110, "g"], {
    short: ["pineapple", "piña f"],
    also: ["pineapple, tinned pineapple", "piña natural, ananá"],
    cut: "peelDice",
    minutes: { raw: 0, fry: 5, stirfry: 3, roast: 25, simmer: 5 },
    with: "lime chilli coconut-milk pork-loin mint cooked-ham ginger",
  }),
  fruit("orange", "orange/oranges", "naranja/naranjas f", [0.5, "each", 180], {
    also: ["clementine, mandarin, satsuma, tangerine", "mandarina, mandarinas, clementina"],
    cut: "peelSegments",
    minutes: { raw: 0, roast: 20 },
    season: "winter",
    juiced: ["orange juice", "zumo de naranja m"],
    flavour: ["orange", "a la naranja"],
    with: "fennel olives duck-breast carrot chocolate beetroot cinnamon almond",
  }),
  fruit("grapefruit", "grapefruit/grapefruits", "pomelo/pomelos m", [0.5, "each", 230], {
    cut: "peelSegments",
    minutes: { raw: 0 },
    season: "winter",
    with: "avocado fennel prawn mint",
  }),
  fruit("kiwi", "kiwi/kiwis", "kiwi/kiwis m", [1, "each", 75], {
    also: ["kiwi fruit", ""],
    cut: "peelSegments",
    minutes: { raw: 0 },
    season: "winter",
    with: "banana spinach strawberry apple-juice lime",
  }),
  fruit("grape", "grapes+", "uvas+ f", [80, "g"], {
    also: ["grape", "uva"],
    cut: "halve",
    minutes: { raw: 0, roast: 15 },
    season: "autumn",
    with: "walnut blue-cheese chicken-breast rocket goat-cheese",
  }),
  fruit("melon", "melon", "melón m", [150, "g"], {
    also: ["cantaloupe", ""],
    cut: "peelDice",
    minutes: { raw: 0 },
    season: "summer",
    with: "cured-ham mint lime cucumber feta",
  }),
  fruit("watermelon", "watermelon", "sandía f", [180, "g"], {
    cut: "peelDice",
    minutes: { raw: 0 },
    season: "summer",
    with: "feta mint lime cucumber halloumi",
  }),
  fruit("pomegranate", "pomegranate seeds+", "granos de granada+ m", [30, "g"], {
    short: ["pomegranate", "granada f"],
    also: ["pomegranate", "granada, granadas"],
    minutes: { raw: 0 },
    season: "autumn winter",
    with: "mint bulgur aubergine pistachio yoghurt-greek squash",
  }),
  fruit("papaya", "papaya", "papaya f", [130, "g"], {
    cut: "peelDice",
    minutes: { raw: 0 },
    with: "lime chilli mint orange-juice banana",
  }),
  dried("raisins", "raisins+", "pasas+ f", [12, "g"], {
    also: ["raisin, sultanas, sultana, currants", "uvas pasas, pasa"],
    cut: {},
    with: "pine-nuts spinach carrot apple cinnamon oats",
  }),
  dried("date", "pitted dates+", "dátiles sin hueso+ m", [20, "g"], {
    short: ["dates+", "dátiles+ m"],
    also: ["date, dates, medjool", "dátil, dátiles"],
    with: "banana oats walnut orange lamb-shoulder cocoa",
  }),
  dried("apricot-dried", "dried apricots+", "orejones de albaricoque+ m", [20, "g"], {
    also: ["dried apricot, apricot, apricots", "orejones, albaricoques secos, albaricoque, albaricoques"],
    with: "almond lamb-shoulder couscous cinnamon oats",
  }),
  dried("cranberry-dried", "dried cranberries+", "arándanos rojos secos+ m", [12, "g"], {
    also: ["cranberry, cranberries", "arándanos secos, arándanos rojos"],
    cut: {},
    with: "walnut turkey-breast orange oats goat-cheese",
  }),
  dried("prune", "pitted prunes+", "ciruelas pasas+ f", [20, "g"], {
    short: ["prunes+", "ciruelas pasas+ f"],
    also: ["prune, prunes", "ciruela pasa"],
    with: "pork-shoulder lamb-shoulder almond cinnamon",
  }),
];
