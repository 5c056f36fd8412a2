import { wordSet } from "../../text/word-set.ts";
import { phrases } from "../phrases.ts";
import type { QueryWord } from "../query-words.ts";

/** Words that head the name of a dish: "leek and potato soup", "sopa de puerros". */
const HEADS = wordSet(`
  soup soups stew stews curry curries casserole casseroles bake bakes gratin salad salads slaw coleslaw pie pies tart tarts quiche cake cakes cupcake cupcakes muffin muffins cookie cookies
  biscuit biscuits brownie brownies blondies loaf bread breads rolls buns bun pancake pancakes crepe crepes waffle waffles omelette omelettes omelet frittata scramble pasta lasagne lasagna spaghetti risotto paella pilaf
  biryani pizza pizzas flatbread sandwich sandwiches toast toastie wrap wraps burrito burritos taco tacos fajitas quesadilla quesadillas enchiladas burger burgers meatball meatballs meatloaf
  kebab kebabs skewers roast schnitzel nuggets fritters fritter patties falafel hummus dip dips sauce pesto salsa dressing chutney jam marmalade pickle pickles gravy stock broth bisque chowder
  ramen noodles dumplings gyoza sushi bowl stirfry chilli chili smoothie smoothies milkshake juice lemonade cocktail mousse pudding puddings custard trifle cheesecake tiramisu
  crumble cobbler crisp sorbet icecream granola porridge oatmeal flapjacks bars truffles fudge scones shortbread pastry pasties dal dhal goulash tagine moussaka shakshuka
  stroganoff wellington hotpot nachos samosas croquettes stuffing mash fries wedges roasties macaroons meringue pavlova donuts doughnuts fondue souffle terrine pate ceviche tartare carpaccio dessert traybake
  frittatas fishcakes balls parfait fricassee ragu bolognese carbonara
  sopa sopas guiso guisos estofado estofados cocido potaje puchero ensalada ensaladas ensaladilla tarta tartas bizcocho bizcochos pastel pasteles galleta galletas magdalena magdalenas bollos tortita tortitas
  tortilla tortillas revuelto arroz paellas pizzas bocadillo bocadillos tosta tostas empanada empanadas empanadillas croqueta croquetas albondiga albondigas hamburguesa hamburguesas lasana canelones macarrones espaguetis fideua fideos
  crema pure gazpacho salmorejo pisto menestra fabada lentejas flan natillas helado sorbete batido batidos zumo compota mermelada salsa caldo asado brochetas pinchos curri tacos quesadillas enchiladas burritos
  tamales arepas churros bunuelos torrijas crepes gofres mousse postre rollitos relleno rellenos rellenas gratinado pudin roscon turron polvorones cazuela caldereta ceviche tartar milanesa escalope salteado
`);

/** Returns whether a word heads the names of dishes. */
export function isDishWord(key: string): boolean {
  return HEADS.has(key);
}

/** Of the heads those that also name a food to cook with: "rice, bread and pesto". */
const STAPLES = wordSet(`
  bread breads roll rolls bun buns pasta spaghetti noodles tortilla tortillas sauce salsa pesto stock broth jam marmalade pickle pickles gravy dressing chutney juice hummus biscuit biscuits custard stuffing dumplings dip
  granola chilli chili burger burgers fries falafel arroz fideos macarrones espaguetis lentejas caldo mermelada zumo crema turron compota helado galleta galletas relleno
`);

/** Returns whether a word heads the names of dishes alone, as "soup" does and "bread" does not. */
export function isDishOnly(key: string): boolean {
  return HEADS.has(key) && !STAPLES.has(key);
}

/** Words that only say what kind of thing a named dish is: "gazpacho soup", "focaccia bread". */
const TYPES = wordSet(`
  soup stew salad sauce dip bread spread dressing loaf curry rice dish dishes cheese pasta salsa sopa guiso ensalada pan arroz crema
`);

/** Returns whether a word beside a dish's name only says what kind of thing it is. */
export function isTypeWord(key: string): boolean {
  return TYPES.has(key);
}

/** Of the types those that a food also is: hummus is a dip, but no soup. */
const PART_TYPES = wordSet("sauce dip bread spread dressing loaf salsa");

/** Returns whether a word only says what kind of food a food is. */
export function isPartType(key: string): boolean {
  return PART_TYPES.has(key);
}

/** Words of a form or a way of cooking that make another dish of the foods beside them: "stuffed peppers", "pulled pork". */
const FORMS = wordSet(`
  stuffed pulled confit candied glazed fried smothered blackened breaded battered creamed scalloped devilled deviled potted pickled jellied
  relleno rellena rellenos rellenas encebollado encebollada vapor escabechado escabechada rebozado rebozada gratinado gratinada gratinados gratinadas glaseado glaseada frito frita fritos fritas empanado empanada confitado confitada
`);

/** Returns whether a word makes a dish of its own of the foods beside it. */
export function isFormWord(key: string): boolean {
  return FORMS.has(key);
}

/** Heads of more than one word. */
const PHRASES = phrases<true>([
  [
    `stir fry, stir fries, chow mein, ice cream, ice creams, spring rolls, spring roll, energy balls, tray bake, sausage rolls, hot pot, pot pie, pot roast, mac and cheese, fried rice, french toast, hash browns, fish fingers, rice bowl, overnight oats`,
    true,
  ],
]);

/** Returns the number of words of the head of a dish's name that begins at this word; 0 where none does. */
export function dishHeadLength(words: readonly QueryWord[], at: number): number {
  return PHRASES.at(words, at)?.length ?? (isDishWord(words[at]?.key ?? "") ? 1 : 0);
}
