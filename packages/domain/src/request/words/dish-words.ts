import { wordSet } from "../../text/word-set.ts";

/** Words that head the name of a dish: "leek and potato soup", "sopa de puerros". */
const HEADS = wordSet(`
  soup soups stew stews curry curries casserole casseroles bake bakes gratin salad salads slaw coleslaw pie pies tart tarts quiche cake cakes cupcake cupcakes muffin muffins cookie cookies
  biscuit biscuits brownie brownies blondies loaf bread breads rolls buns bun pancake pancakes crepe crepes waffle waffles omelette omelettes omelet frittata scramble pasta lasagne lasagna spaghetti risotto paella pilaf
  biryani pizza pizzas flatbread sandwich sandwiches toast toastie wrap wraps burrito burritos taco tacos fajitas quesadilla quesadillas enchiladas burger burgers meatball meatballs meatloaf
  kebab kebabs skewers roast schnitzel nuggets fritters fritter patties falafel hummus dip dips sauce pesto salsa dressing chutney jam marmalade pickle pickles gravy stock broth bisque chowder
  ramen noodles dumplings gyoza sushi bowl stir-fry stirfry chilli chili chow-mein smoothie smoothies milkshake juice lemonade cocktail mousse pudding puddings custard trifle cheesecake tiramisu
  crumble cobbler crisp sorbet icecream ice-cream granola porridge oatmeal flapjacks bars truffles fudge scones shortbread pastry pasties dal dhal goulash tagine moussaka shakshuka
  stroganoff wellington hotpot nachos samosas spring-rolls croquettes stuffing mash fries wedges roasties energy-balls macaroons meringue pavlova donuts doughnuts fondue souffle terrine pate ceviche tartare carpaccio dessert tray-bake traybake
  frittatas fishcakes sausage-rolls balls parfait fricassee ragu bolognese carbonara
  sopa sopas guiso guisos estofado estofados cocido potaje puchero ensalada ensaladas ensaladilla tarta tartas bizcocho bizcochos pastel pasteles galleta galletas magdalena magdalenas pan panes bollos tortita tortitas
  tortilla tortillas revuelto arroz paellas pizzas bocadillo bocadillos tosta tostas empanada empanadas empanadillas croqueta croquetas albondiga albondigas hamburguesa hamburguesas lasana canelones macarrones espaguetis fideua fideos
  crema pure gazpacho salmorejo pisto menestra fabada lentejas flan natillas helado sorbete batido batidos zumo compota mermelada salsa caldo asado brochetas pinchos curri tacos quesadillas enchiladas burritos
  tamales arepas churros bunuelos torrijas crepes gofres mousse postre rollitos relleno rellenos rellenas gratinado pudin roscon turron polvorones cazuela caldereta ceviche tartar milanesa escalope salteado
`);

/** Returns whether a word heads the names of dishes. */
export function isDishWord(key: string): boolean {
  return HEADS.has(key);
}
