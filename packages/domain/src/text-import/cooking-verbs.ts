import { wordSet } from "../text/word-set.ts";

/** Verbs that steps begin with: the form in the text, folded, and the title it gives. Spanish ones have more forms. */
export const ENGLISH_VERBS = wordSet(`
  preheat heat warm bring boil simmer poach steam blanch cook bake roast grill broil fry saute sear brown toast smoke
  braise stew melt caramelize microwave mix stir whisk beat whip combine blend puree fold cream knead roll shape form
  chop cut slice dice mince grate shred peel trim core pit halve quarter crush mash grind zest squeeze wash rinse drain
  pat dry soak marinate season rub coat brush grease line butter oil dust sprinkle drizzle toss spread fill stuff top
  layer arrange assemble garnish decorate frost glaze pour add place put transfer remove take set let rest cool chill
  refrigerate freeze thaw rise proof cover uncover wrap turn flip reduce increase strain sift scoop spoon drop divide
  serve enjoy repeat prepare make gather measure crack separate fluff taste adjust scatter pulse process dissolve soften
  slide press dip dredge skewer tie score using use once when while in start begin return continue discard reserve
  meanwhile stir-fry deglaze pipe punch shake skim stack store spray beat tear warm work carefully gently lightly thinly
  finely
`);
export const SPANISH_VERBS = wordSet(`
  precalentar precalienta precaliente calentar calienta caliente hervir hierve hierva cocer cuece cueza cocinar cocina
  cocine hornear hornea hornee asar asa ase freir frie fria sofreir sofrie saltear saltea rehogar rehoga dorar dora tostar
  tuesta derretir derrite fundir funde mezclar mezcla mezcle batir bate bata revolver remover remueve remueva incorporar
  incorpora agregar agrega agregue anadir anade anada echar echa verter vierte vierta poner pon ponga poned colocar
  coloca coloque amasar amasa formar forma estirar estira picar pica pique cortar corta corte trocear trocea rallar ralla
  pelar pela pele lavar lava lave limpiar limpia escurrir escurre escurra remojar remoja marinar marina sazonar sazona
  salpimentar salpimienta engrasar engrasa untar unta espolvorear espolvorea rociar rocia rellenar rellena cubrir cubre
  tapar tapa decorar decora adornar adorna retirar retira retire sacar saca dejar deja deje reposar reposa enfriar enfria
  refrigerar refrigera congelar congela servir sirve sirva disfrutar disfruta repetir repite preparar prepara prepare
  hacer haz haga triturar tritura programar programa bajar baja subir sube colar cuela exprimir exprime disolver disuelve
  montar monta repartir reparte dividir divide voltear voltea abrir abre cuando una mientras sin introduce introducir
  marcar marca tras comprueba rectifica reserva pasa
`);

/**
 * German, French, Italian and Portuguese verbs: enough to distinguish a step from an ingredient. German verbs are at
 * the end.
 */
const OTHER_VERBS = wordSet(`
  mettre mettez faire faites prechauffer prechauffez couper coupez melanger melangez ajouter ajoutez verser versez battre
  battez cuire laver lavez eplucher epluchez emincer emincez servir servez laisser laissez incorporer incorporez disposer
  disposez enfourner enfournez etaler etalez petrir petrissez placer placez retirer retirez saler salez chauffer hacher
  rincer rincez egoutter egouttez deposer deposez fouetter fouettez
  mettere mettete tagliare tagliate aggiungere aggiungete versare versate mescolare mescolate cuocere cuocete scaldare
  scaldate lavare lavate lessare lessate unire unite servire servite sbattere sbattete infornare infornate preparare
  tritare tritate frullare frullate condire condite scolare scolate soffriggere rosolare impastare stendere preriscaldare
  bata misture acrescente leve coloque adicione asse cozinhe corte junte deixe tempere refogue sirva mexa despeje retire
  aqueca unte prepare lave descasque
`);
const GERMAN_VERBS = wordSet(`
  schneiden wurfeln braten anbraten kochen aufkochen geben zugeben dazugeben hinzugeben hinzufugen mischen vermischen
  ruhren verruhren unterruhren backen rosten anrosten schalen hacken servieren wurzen abschmecken schmelzen erhitzen
  vorheizen vermengen kneten lassen legen stellen streichen bestreichen bestreuen verteilen ausrollen abgiessen abtropfen
  dunsten andunsten anschwitzen abloschen unterheben schlagen aufschlagen purieren waschen putzen reiben giessen garen
  zubereiten anrichten halbieren fullen
`);

/** Verbs that are also nouns: they begin a step only before a word that cannot follow a noun. */
export const ALSO_NOUNS = wordSet(
  "brown butter oil cream core mince juice zest season dry cool stuff top dust",
);
export const BEHIND_A_VERB = wordSet(`
  the a an both all each some any your it them this these with over until in on for off together one half well
`);

const SPANISH_LEADS = wordSet("y lo la los las se luego despues entonces");
/** Foods and articles with the form of a Spanish verb. */
const NOT_INSTRUCTIONS = wordSet(
  "una unas uno pasa pasas tapa tapas asa asas corta cortas crema lima limas rallas",
);
/** Returns whether folded words read like a step: a verb begins it, or in German ends it. */
export function readsLikeStep(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  if (ALSO_NOUNS.has(first)) return BEHIND_A_VERB.has(second);
  const begins =
    ENGLISH_VERBS.has(first) ||
    isSpanishInstruction(first, second) ||
    SPANISH_VERBS.has(first) ||
    OTHER_VERBS.has(first);
  return begins || (words.length > 1 && GERMAN_VERBS.has(words.at(-1) ?? ""));
}

/** Returns whether Spanish words are an informal instruction: "echas", "sofreimos", "lo mezclas". */
function isSpanishInstruction(first: string, second: string): boolean {
  const word = SPANISH_LEADS.has(first) ? second : first;
  if (NOT_INSTRUCTIONS.has(word)) return false;
  return SPANISH_VERBS.has(word.replace(/s$/, "")) || SPANISH_VERBS.has(word.replace(/([aei])mos$/, "$1r"));
}
