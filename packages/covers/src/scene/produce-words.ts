import { createVocabulary } from "./vocabulary.ts";
import type { Produce } from "./catalogue.ts";

/** Finds a dish's ingredients by the English and Spanish words in its name. */
export const findProduce = createVocabulary<Produce>({
  aubergine: "aubergine eggplant berenjena moussaka musaka baba_ganoush baba_ghanoush ratatouille escalivada",
  avocado: "avocado aguacate guacamole palta",
  carrot: "carrot zanahoria",
  cheese:
    "cheese queso feta parmesan parmesano halloumi mozzarella ricotta gratin cheddar manchego cheesecake paneer brie camembert gruyere",
  cherries:
    "cherry cherries cereza berry berries raspberry raspberries frambuesa blueberry blueberries blackberry blackberries arandano mora frutos_rojos plum ciruela",
  chickpea:
    "chickpea garbanzo hummus humus falafel lentil lenteja dal dhal daal white_bean black_bean kidney_bean butter_bean cannellini borlotti alubia frijol frijole habichuela fabada fabes",
  chilli:
    "chilli chillies chili chilies chile harissa spicy arrabbiata arrabiata kimchi picante sriracha jalapeno diavola gochujang guindilla",
  chocolate: "chocolate choc cocoa cacao brownie",
  cookie: "cookie biscuit galleta shortbread polvoron alfajor alfajore",
  drumstick: "chicken pollo turkey pavo duck pato coq wings alitas",
  egg: "tortilla_de_patata tortilla_espanola spanish_omelette egg huevo omelette omelet tortilla frittata shakshuka pancake tortita quiche carbonara benedict flan",
  fish: "fish pescado salmon trout trucha cod bacalao hake merluza tuna atun mackerel caballa sardine sardina anchovy anchovies anchoa boqueron boquerone sea_bass lubina dorada haddock halibut ceviche sushi fishcake",
  garlic: "garlic ajo aioli alioli",
  leaf: "salad ensalada basil albahaca herb hierba greens spinach espinaca pesto chard acelga mint menta rocket rucula kale lettuce lechuga caesar cesar cilantro coriander parsley perejil sage salvia thyme tomillo",
  leek: "leek puerro spring_onion scallion cebolleta cebollino chive",
  lemon: "lemon limon citrus citrico piccata picatta lemonade limonada",
  lime: "lime key_lime mojito caipirinha margarita",
  loaf: "bread pan_de pan_con pan_casero pan_integral pan_rustico toast tostada loaf sourdough focaccia brioche sandwich bocadillo bun crouton bruschetta torrija empanada naan pita",
  mushroom: "mushroom seta champinon champinone shiitake porcini boletus funghi portobello",
  onion: "onion cebolla shallot chalota",
  orange: "orange naranja clementine clementina mandarin mandarina tangerine marmalade mermelada",
  pasta:
    "pasta spaghetti espagueti linguine noodle fideo fideua orzo tagliatelle penne rigatoni macaroni macarron macarrone lasagne lasagna lasana ravioli fettuccine tallarin tallarine ramen udon soba pad_thai carbonara mac",
  pear: "pear pera apple manzana quince membrillo",
  peas: "pea guisante edamame green_bean lima_bean broad_bean judia_verde judias_verde arveja haba asparagus esparrago",
  pepper:
    "peppers bell_pepper red_pepper green_pepper yellow_pepper stuffed_pepper roast_pepper roasted_pepper pimiento piquillo morron fajita peperonata paprika piperade",
  potato:
    "potato patata papa gnocchi noqui fries rosti hash_brown sweet_potato boniato batata patatas_brava tortilla_de_patata tortilla_espanola spanish_omelette shepherd's_pie shepherds_pie cottage_pie",
  prawn: "prawn shrimp scampi gamba langostino langosta lobster crab cangrejo seafood marisco paella laksa",
  pumpkin: "pumpkin squash butternut calabaza zapallo",
  steak:
    "steak beef ternera pork cerdo lamb cordero meat carne meatball albondiga burger hamburguesa bolognese bolonesa goulash chuleta entrecot solomillo filete brisket veal ragu stroganoff ribs costilla pastel_de_carne shepherd's_pie shepherds_pie cottage_pie",
  strawberry: "strawberry strawberries fresa freson fresone trifle pavlova",
  tart: "tart tarta mince_pie cake pastel pie pudding galette crumble cobbler cheesecake bizcocho",
  tomato:
    "tomato tomate cherry_tomato tomate_cherry shakshuka gazpacho salmorejo marinara pomodoro napolitana pisto passata puttanesca bolognese bolonesa minestrone",
  tomatoSlice: "pizza margherita caprese bruschetta pan_con_tomate pan_tumaca",
  wheat:
    "rice arroz grain barley cebada oat avena granola pilaf paella risotto wheat trigo quinoa couscous cuscus bulgur porridge muesli oatmeal polenta",
});
