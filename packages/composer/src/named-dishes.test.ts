import { dishAt, dishIndex } from "@larder/domain/request/dish-index";
import { splitQuery } from "@larder/domain/request/query-words";
import { describe, expect, it } from "vitest";
import { cardById } from "./cards/cards.ts";
import { composeRecipe } from "./compose-recipe.ts";
import { understandQuery } from "./understand.ts";

/** Names of dishes, and the ids of their cards. */
const WITH_CARD = `
  rösti: potato-rosti, french onion soup: french-onion-soup, ratatouille: ratatouille, crêpes: crepes, baguette: baguettes,
  sourdough bread: sourdough-loaf, focaccia: focaccia-bread, pizza margherita: pizza-margherita, gnocchi: potato-gnocchi, caprese salad: caprese,
  paella: paella-valenciana, tortilla española: tortilla-de-patatas, gazpacho: gazpacho, salmorejo: salmorejo, patatas bravas: patatas-bravas,
  croquetas: croquetas-de-jamon, albondigas: albondigas-en-salsa, fabada: fabada-asturiana, cocido madrileño: cocido-madrileno, churros: churros,
  crema catalana: crema-catalana, flan: flan-de-huevo, empanadas: empanadas-argentinas, ceviche: ceviche, arepas: arepas, feijoada: feijoada,
  asado: asado, chimichurri: chimichurri, tacos al pastor: tacos-al-pastor, enchiladas: enchiladas, quesadillas: quesadillas, mole poblano: mole-poblano,
  pozole: pozole, tamales: tamales, pancakes: pancakes, waffles: waffles, french toast: french-toast, eggs benedict: eggs-benedict, shakshuka: shakshuka,
  omelette: omelette, scrambled eggs: scrambled-eggs, poached eggs: poached-eggs, boiled eggs: boiled-eggs, huevos rancheros: huevos-rancheros,
  scones: scones, soda bread: irish-soda-bread, naan: naan-bread, hummus: hummus, baba ganoush: baba-ganoush, tzatziki: tzatziki,
  greek salad: greek-salad, couscous: plain-couscous, caesar salad: caesar-salad, lentil soup: lentil-soup, tomato soup: tomato-soup,
  pumpkin soup: pumpkin-soup, mashed potatoes: mashed-potatoes, roast potatoes: roast-potatoes, baked potatoes: baked-potatoes, mayonnaise: mayonnaise,
  hollandaise: hollandaise-sauce, béchamel: bechamel-sauce, pesto: basil-pesto, tomato sauce: tomato-sauce, gravy: gravy-pan, vinaigrette: vinaigrette,
  granola: granola, porridge: porridge, marmitako: marmitako, pisto: pisto-manchego, migas: migas, ajoblanco: ajoblanco,
  pulpo a la gallega: pulpo-a-la-gallega, bacalao al pil pil: bacalao-al-pil-pil, bacalao a la vizcaína: bacalao-a-la-vizcaina,
  callos a la madrileña: callos-a-la-madrilena, rabo de toro: rabo-de-toro, escalivada: escalivada, fideuá: fideua, arroz negro: arroz-negro,
  arroz a banda: arroz-a-banda, arroz con leche: arroz-con-leche, torrijas: torrijas, leche frita: leche-frita, tarta de santiago: tarta-de-santiago,
  buñuelos: bunuelos, natillas: natillas, magdalenas: magdalenas, ensaladilla rusa: ensaladilla-rusa, lentejas con chorizo: lentejas-con-chorizo,
  potaje de garbanzos: garbanzos-guisados, pollo al ajillo: pollo-al-ajillo, calamares a la romana: calamares-a-la-romana,
  boquerones en vinagre: boquerones-en-vinagre, gambas al ajillo: gambas-al-ajillo, merluza en salsa verde: merluza-en-salsa-verde,
  sopa de ajo: sopa-de-ajo, sopa castellana: sopa-castellana, caldo gallego: caldo-gallego, pan de molde: white-bread, pan casero: white-bread,
  lomo saltado: lomo-saltado, ají de gallina: aji-de-gallina, causa limeña: causa, sancocho: sancocho, bandeja paisa: bandeja-paisa,
  ropa vieja: ropa-vieja, pastel de choclo: pastel-de-choclo, milanesas: milanesa, alfajores: alfajores, tres leches: tres-leches,
  gallo pinto: gallo-pinto, pupusas: pupusas, chiles rellenos: chiles-rellenos, sopa de tortilla: sopa-de-tortilla, empanada gallega: empanada-gallega,
  chicken kiev: chicken-kiev, saltimbocca: saltimbocca, chicken marsala: chicken-marsala, pierogi: pierogi, pasta alla norma: pasta-alla-norma,
  arancini: arancini, red velvet cake: red-velvet-cake, mince pies: mince-pies, cornish pasties: cornish-pasty, dal makhani: dal-makhani,
  pakoras: onion-pakoras, chapati: chapatis, mango lassi: mango-lassi, hot and sour soup: hot-and-sour-soup, tempura: tempura, tteokbokki: tteokbokki,
  roscón de reyes: roscon-de-reyes, anticuchos: anticuchos, menestra de verduras riojana: menestra-de-verduras, rosquillas de anís: rosquillas,
  tequeños: tequenos, steak pie: steak-pie, onion rings: onion-rings, sweet potato fries: sweet-potato-fries, chicken piccata: chicken-piccata,
  lassi: lassi, pad kra pao: pad-kra-pao, lamb tagine: lamb-tagine, rice and peas: rice-and-peas, poke bowl: poke-bowl,
  stuffing: sage-and-onion-stuffing, cranberry sauce: cranberry-sauce, banoffee pie: banoffee-pie, pound cake: pound-cake, blondies: blondies,
  hot cross buns: hot-cross-buns, éclairs: chocolate-eclairs, apple strudel: apple-strudel, buttercream: buttercream, ranch dressing: ranch-dressing,
  scotch broth: scotch-broth, koshari: koshari, menestra de verduras: menestra-de-verduras, patatas panaderas: patatas-panaderas,
  huevos a la flamenca: huevos-a-la-flamenca, fideos a la cazuela: fideos-a-la-cazuela, bacalao a la riojana: bacalao-a-la-riojana,
  solomillo al whisky: solomillo-al-whisky, pollo con almendras: pollo-con-almendras, carne en salsa: carne-en-salsa, sándwich mixto: sandwich-mixto,
  bocadillo de calamares: bocadillo-de-calamares, polvorones: polvorones, tarta de galletas: tarta-de-galletas, brazo de gitano: brazo-de-gitano,
  birria: birria, tacos dorados: tacos-dorados, mofongo: mofongo, seco de pollo: seco-de-pollo, choripán: choripan, brigadeiros: brigadeiros,
  medialunas: medialunas
`;

/** Names of dishes that have no card, until one is written. */
const WITHOUT_CARD = `
  beef wellington, chicken cordon bleu, osso buco, veal marsala, chicken cacciatore, eggplant parmesan, chicken parmesan, stuffed cabbage rolls,
  borscht, beef stroganoff, goulash, wiener schnitzel, sauerbraten, spaetzle, bratwurst with sauerkraut, kartoffelsalat, fondue, raclette,
  tartiflette, quiche lorraine, croque monsieur, bouillabaisse, cassoulet, coq au vin, boeuf bourguignon, duck confit, steak tartare, steak frites,
  moules frites, crème brûlée, tarte tatin, profiteroles, chocolate soufflé, macarons, madeleines, croissants, brioche, ciabatta, calzone, lasagne,
  spaghetti carbonara, spaghetti bolognese, cacio e pepe, penne arrabbiata, fettuccine alfredo, ravioli, minestrone, risotto alla milanese,
  bruschetta, tiramisu, panna cotta, cannoli, gelato, guacamole, chili con carne, burritos, fajitas, nachos, churrasco, pulled pork, barbecue ribs,
  brisket, mac and cheese, meatloaf, buffalo wings, clam chowder, gumbo, jambalaya, cornbread, biscuits and gravy, bagels, cinnamon rolls,
  banana bread, chocolate chip cookies, brownies, apple pie, pumpkin pie, pecan pie, key lime pie, cheesecake, carrot cake, chocolate cake,
  lemon drizzle cake, victoria sponge, shortbread, sticky toffee pudding, bread and butter pudding, eton mess, trifle, christmas pudding,
  yorkshire pudding, roast beef, roast chicken, roast lamb, roast pork, shepherd's pie, cottage pie, fish and chips, bangers and mash,
  toad in the hole, steak and kidney pie, scotch eggs, bubble and squeak, ploughman's lunch, irish stew, colcannon, haggis, cullen skink,
  chicken tikka masala, butter chicken, chicken korma, lamb rogan josh, vindaloo, palak paneer, chana masala, dal tadka, aloo gobi, biryani, samosas,
  dosa, raita, gulab jamun, pad thai, thai green curry, tom yum soup, massaman curry, som tam, pho, banh mi, spring rolls, summer rolls, laksa,
  nasi goreng, beef rendang, satay, fried rice, chow mein, kung pao chicken, mapo tofu, sweet and sour pork, peking duck, wonton soup, dumplings,
  char siu, ramen, sushi, teriyaki chicken, miso soup, okonomiyaki, katsu curry, udon, gyoza, onigiri, bibimbap, kimchi, bulgogi, japchae, adobo,
  falafel, tabbouleh, fattoush, shawarma, kebab, kofta, moussaka, spanakopita, dolma, baklava, tagine, harira, pastilla, jollof rice, egusi soup,
  doro wat, injera, bobotie, bunny chow, piri piri chicken, waldorf salad, cobb salad, nicoise salad, coleslaw, leek pie, fennel gratin,
  mushroom stroganoff, nut roast, cauliflower cheese, chicken stock, jam, lemon curd, custard, meringue, pavlova, ice cream, cocido montañés,
  bizcocho, pimientos rellenos, pollo asado, cochinillo asado, cordero asado, conejo al ajillo, moros y cristianos, humitas, tostones,
  cochinita pibil, cochinillo segoviano, pollo al chilindrón, caracoles a la llauna, botifarra amb mongetes, all i pebre, calçots con romesco,
  sobrasada con miel, papas arrugadas con mojo, almogrote, alubias de Tolosa, txangurro a la donostiarra, sardinas asadas, brandada de bacalao,
  gachas manchegas, duelos y quebrantos, espetos de sardinas, cazón en adobo, berza jerezana, zarangollo, arroz con costra, arroz con bogavante,
  consomé, crema de marisco, filloas, tarta de limón, bizcocho de yogur, pan de plátano, mantecados, mazapán, quesada pasiega, pantxineta,
  helado de vainilla, compota de manzana, horchata, croquetas de bacalao, ensalada campera, berenjenas rellenas, tomates rellenos, canelones de carne,
  espaguetis boloñesa, pollo a la cerveza, ternera a la jardinera, morcilla de arroz, dorada a la sal, calamares encebollados, tacu tacu,
  ajiaco santafereño, cazuela de vacuno, silpancho, chipa guasu, pastelitos criollos, yuca con mojo, nacatamales, chiles en nogada, menudo,
  pan de muerto
`;

const listOf = (names: string) =>
  names
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** Returns whether a card has this very name. */
function isNameOf(name: string, id: string): boolean {
  const { words } = splitQuery(name);
  return dishAt(dishIndex([cardById(id)].flatMap((card) => card ?? [])), words, 0)?.length === words.length;
}

describe("a dish asked for by its name alone", () => {
  it("is that dish, of its card", () => {
    const asked = listOf(WITH_CARD).map((line) => line.split(": "));
    const wrong = asked.filter(([name = "", id]) => {
      const { recipe } = composeRecipe({ query: name });
      const named = understandQuery(name).dish?.id ?? "";
      return !recipe || (named !== id && !isNameOf(name, named));
    });
    expect(wrong).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  });

  it("is an unknown dish by its whole name where it has no card, and no other dish", () => {
    const names = listOf(WITHOUT_CARD);
    const wrong = names.flatMap((name) => {
      const { recipe, notes } = composeRecipe({ query: name });
      const id = understandQuery(name).dish?.id ?? null;
      if (id !== null && isNameOf(name, id)) return [];
      const isSaid = notes.some(({ code, words }) => code === "unknown-dish" && words[0] === name);
      return isSaid && !recipe ? [] : [`${name}: ${recipe?.name ?? JSON.stringify(notes)}`];
    });
    expect(wrong).toEqual([]);
    expect(names.length).toBeGreaterThan(200);
  });
});
