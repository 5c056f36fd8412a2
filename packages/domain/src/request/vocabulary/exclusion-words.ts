import { phrases } from "../phrases.ts";
import { wordSet } from "../../text/word-set.ts";

/**
 * The words of exclusions and allergies, in English and Spanish, as `phrases` takes them: lower case, without accents
 * and apostrophes. Both languages are read together, for many queries mix them.
 */

export interface Cue {
  isAllergy: boolean;
  /** True when words after it that name nothing known must be asked back; else the cue is then overlooked. */
  isStrict: boolean;
}

const ALLERGY: Cue = { isAllergy: true, isStrict: true };
const STRICT: Cue = { isAllergy: false, isStrict: true };
const LOOSE: Cue = { isAllergy: false, isStrict: false };

/** Cues before what is left out. */
export const FORWARD = phrases<Cue>([
  [
    `[allergic|alergic|allergick] [to|against], [rash|rashes|hives|swell|swells|swelling|migraine|migraines|itch|itches|itchy|vomit|vomits] [up|] [from|when i eat|when he eats|when she eats|when they eat|if i eat|if he eats|if she eats|if they eat],
     [die|dies|died] if [i|he|she|they] [ate|eat|eats|touch|touches|touched], [ill|sick|unwell] [when i eat|when he eats|when she eats|when they eat|if i eat|if he eats|if she eats|if they eat], [epipen|epipens|adrenaline pen|adrenaline pens] [for|because of],
     [me|te|le|nos|les] hincho con, [me|se me|le|se le] [hincha|hinchan|inflama|inflaman|irrita|irritan|pica|pican] [la|el|los|] [garganta|cara|boca|lengua|labios|barriga|tripa|] con, [me|te|le|nos|les] [mata|matan],
     [me|te|le|nos|les] [da|dan|produce|producen|provoca|provocan|causa|causan|sale|salen] [urticaria|ronchas|picor|picores|alergia|alergias|nauseas|vomitos|migrana|migranas|gases|diarrea] [con|],
     [choque|shock|reaccion] [anafilactico|anafilactica] [por|con|a|al|a la|a los|a las], anafilaxia [por|con|a|al|a la|a los|a las], [allergy|allergies|alergy] [to|against], [severe|bad|strong] reaction to,
     [reacts|react|reacting|reaction|reactions] [badly|severely|] to, [intolerant|intollerant] [to|of], [intolerance|intolerances] [to|of|for],
     [sensitive|hypersensitive] to, [sensitivity|sensitivities] to, anaphyla[ctic|xis] [to|from], hives from, [ill|sick|unwell] from,
     [has|have|having|got|with] [a|an|any|some|] [problem|problems|issue|issues|trouble|difficulty] [with|digesting],
     trouble digesting, [triggered|bothered|upset] by, doesnt do well with, dont do well with,
     [alergico|alergica|alergicos|alergicas|alergic|alerjico|alerjica|alerjicos|alerjicas|alerjia] [a|al|a la|a los|a las|por], [alergia|alergias] [a|al|a la|a los|a las|por|de|con],
     [intolerante|intolerantes] [a|al|a la|a los|a las], [intolerancia|intolerancias] [a|al|a la|a los|a las|de],
     [sensible|sensibles|hipersensible] [a|al|a la|a los|a las], sensibilidad [a|al|a la|a los|a las],
     [reaccion|reacciona|reacciono|reacciones] [mal|] [a|al|a la|a los|a las|con],
     [alergico|alergica|alergia|alergias|intolerancia] [muy|] [grave|fuerte|severa|aguda|tremenda] [a|al|a la|a los|a las], throat [closes|swells|tightens] [up|] [with|from], [me|se] [pongo|pone|ponemos|ponen] [malo|mala|malos|malas|mal|fatal|enfermo|enferma|enfermos] con,
     [tengo|tiene|tenemos|tienen] [un|] [problema|problemas] con, [struggle|struggles|struggling] with`,
    ALLERGY,
  ],
  [
    `with out, nothing [has|contains|includes|uses|have], [where|in which] nothing [has|contains], [that|which|it|] [lacks|lack], [given|giving] up, no longer [eat|eats|eating|have|has|having|drink|drinks|use|uses|like|likes|tolerate|tolerates|do|does|can eat|able to eat|allowed],
     hold back on [the|], zero tolerance [for|to|of], short of, with the exception of, [get|gets|getting|got] rid of, [do|does|doing] away with, pass on [the|], spare [me|us|him|her] [the|], youre out of, [i|we|he|she|they|ive|weve|has|have|had] quit, [be|] careful [with|of|about], beware of, [watch|look] out for, wary of,
     [cut|cuts|cutting] [down|back] on, [except|excepting|excluding] [no|not|without|with no], to avoid [are|is|include|includes], another [one|] to, as is [my|our|his|her|their] [son|daughter|wife|husband|mum|mom|dad|mother|father|partner|friend|brother|sister|child] to,
     without, without any, ohne, with no, with zero, with none of, without having, without using, without adding, sans, minus, 0, witout, wihtout, withot, wthout, whithout, withuot, wout,
     except, except for, excepting, excluding, exclude, excludes, excluded, other than, apart from, aside from, save for, barring, all but,
     [anything|everything|all|whatever] [but|except|bar|other than|apart from], [omit|omits|omitting|omitted],
     [leave|leaves|leaving] [out|off|away|aside], [skip|skips|skipping], [hold|holding] the, hold, hold off [on|] the,
     [cut|cuts|cutting] out, take out, taking out, [give|gives|giving|gave] up, [stay|stays|staying|keep|keeping|kept] [away|clear|off] [from|of|],
     [steer|steers|steering] [well|] clear of, steer away from, [avoid|avoids|avoided|avoiding|avoidance of], to avoid, to be avoided,
     [is|are|am|im|hes|shes|were|theyre|been|come|came|go|goes|going|gone|went|completely|currently|now|totally|stay|lay] off,
     [ditch|ditching|nix|lose the|drop the|dropping the|banning|ban|remove|removes|removing|eliminate|eliminates|eliminating|eschew|eschews|forgo|forgoing|forego],
     exclusion of, elimination of, free of, free from, freefrom, clear of, devoid of, lacking, missing, nil, absent, absence of,
     [hate|hates|hated|hating], cant stand, [dislike|dislikes|disliked|disliking], [detest|detests|loathe|loathes|despise|despises|abhor|abhors|abstain from|abstains from|abstaining from],
     [averse|aversion] to, [phobia|fear|scared|afraid|terrified] of, put off by, [fussy|picky] about, [sick|tired|bored] of, fed up with, had enough of,
     instead of, in place of, in lieu of, rather than, [substitute|substitutes|substitution|substitutions|replacement|replacements|alternative|alternatives|stand in|sub] [for|to], [substitute|substituting|replace|replacing|swap|swapping|swap out|swapping out|exchange|sub out],
     [do|does|doing|go|goes|going|make do|managing] without, run out of, ran out of, running out of, [im|were|am|are|we|all|just|clean|completely|fresh] out of, [run|ran|running] short of,
     [doesnt|dont|does not|do not|cant|cannot] [go|get on|agree|get along] [near|with], cannot be near, [forbid|forbids|prohibits], against eating,
     [nothing|nowt|no food|no foods|no dish|no dishes|no recipe|no recipes|no meals|no meal|not anything|no ingredients|no ingredient|nobody should have anything|none] [with|containing|made with|made from|made of|that has|that have|that contains|that contain|that includes|involving|including|of|cooked in|cooked with],
     no trace of, no traces of, not a trace of, not a single, not even, not an ounce of, zero, but no, but not, and no, nor any,
     [stop|stops|stopped|quit|quits|quitting|refrain|refrains|refraining] [eating|having|using|from|from using|from eating|from adding], no more, same [with|for|goes for], nothing to do with, at the sight of, [banned|barred|forbade|forbids] [me|him|her|us|them] [from|] [eating|having|], [abstain|abstains] from, cnt [eat|have], the sight of, what could [i|we] [swap|substitute|use] for, [terrified|scared] of, wo, anti, sn, sim, zin, vetoes, shuns, shun, forbidden, banned, cut the, forget the, scrap the, never mind the, rather not have, rather not, would not have, boycott, boycotts`,
    STRICT,
  ],
  [
    `ni se te ocurra [echarle|ponerle|echar|poner|usar|], [ojo|cuidado|cuidadito|precaucion] con, [ausencia|carencia] [total|absoluta|completa|] [de|del], [que|] [carezca|carezcan|carece|carecen] [de|del], [olvida|olvidate|olvidaos|olvidad|olvidemonos] [de|del|], [ahorrate|ahorraos|ahorrame|ahorranos|evitame|evitanos|saltate|saltese|saltaos|salta|saltar|apartame|aparta|apartad|apartar],
     [huyo|huye|huimos|huir|huyendo] [de|del], lejos [de|del], [renuncio|renuncia|renunciamos|renunciar|renunciando|renunciado] [a|al|a la|a los|a las], [me|te|le|nos|les] [repugna|repugnan], [he|ha|hemos|han] [quitado|eliminado|suprimido|retirado], [se|ya se] [acabo|acabaron],
     no [esta|estan] [permitido|permitida|permitidos|permitidas], no se [permite|permiten], [prohibieron|prohibio], [vetado|vetada|vetados|vetadas|excluido|excluida|excluidos|excluidas|descartado|descartada|descartados|descartadas], [sin|y] nada [de|del],
     sin, sin nada [de|del], sin usar, sin anadir, sin poner, sin echar, sin utilizar, sin ningun tipo [de|del], sin ninguna clase [de|del], sin rastro [de|del], sin trazas [de|del], sin tener, sin incluir, nada [de|del], nada con, nada que [lleve|contenga|tenga|incluya], ningun plato con, ninguna receta con,
     [libre|libres] [de|del], [exento|exenta|exentos|exentas] [de|del], [carente|carentes|ausente|ausentes] [de|del], excepto, excepto el, salvo, menos, [quitando|quita|quitar|quitale|quitarle|quitad|quitamos], [sacando|saca|sacale],
     [eliminando|eliminar|elimina], [excluyendo|excluir|excluye|excluya|que excluya], [descartando|descarta|descartar], exceptuando, [se|me] [niega|niegan|niego] a [comer|tomar|probar], [nos|se|me] [abstenemos|abstiene|abstienen|abstengo] de, [prescindir|prescindiendo|prescinde|prescinda|prescindo|prescindimos] [de|del],
     [evitar|evitando|evita|evito|evitamos|evitan|eviten|evitad|evite|evites|evitemos], a evitar, [en lugar|en vez|en sustitucion|en reemplazo|en cambio] [de|del], [sustituto|sustitutos|sustitucion|reemplazo|substituto] [de|del|para|al],
     [sustituir|sustituye|sustituyendo|sustituya|reemplazar|reemplazando|reemplaza|cambiar|cambiando|cambia|remplazar|remplaza|remplace|reemplace|sustituyo|sustituimos|reemplazo|remplazo], alternativa [a|al|a la|a los|a las],
     [odia|odian|odio|odiamos|odias], [detesta|detestan|detesto|detestamos], [aborrece|aborrecen|aborrezco], [me|te|le|nos|les|] [da|dan] [mucho|tanto|] asco, asco [a|al|a la|a los|a las], [mania|fobia|aversion|panico|miedo] [a|al|a la|a los|a las],
     [fuera|adios] [el|la|los|las], cero, [omitir|omite|omitiendo|suprimir|suprime|suprimiendo|retirar|retira|retirando], [prohibido|prohibida|prohibidos|prohibidas|prohibe|prohiben],
     [dejar|deja|dejando|dejad] [fuera|aparte|de lado], aparte [de|del], a excepcion [de|del], con excepcion [de|del], a falta [de|del], falta [de|del], [me|nos] [falta|faltan], [se me|se nos|se ha|se han|se nos ha|se me ha|se me han|se nos han] [acabo|acabaron|acabado|terminado], [harto|harta|hartos|cansado|cansada] [de|del],
     todo menos, cualquier cosa menos, [le|les|me|nos|te] [sienta|sientan|cae|caen|hace|hacen|va|van|hace muy|sienta muy|sientan muy] [mal|fatal|dano], [sienta|sientan|cae|caen] [mal|fatal|pesado|pesada|pesados|pesadas|regular], [le|les|me|nos] [da|dan|provoca|provocan|causa|causan] alergia, [rechaza|rechazan|rechazo|rehuye|rehuyen], dejado de [comer|tomar], [he|ha|han|hemos] dejado, [han|ha] [quitado|prohibido|retirado], [paso|pasa|pasamos|pasan] [de|del], alejado [de|del]`,
    STRICT,
  ],
  [
    `[ni|ni siquiera], off, [restriccion|restricciones|restriction|restrictions] [alimentaria|alimentarias|dieteticas|], [deje|dejo|dejamos|dejaron], no hace falta, because of [the|], por culpa [de|del], elimination diet, dieta de eliminacion, yuck, yucky, ew, eww, fuera, adios`,
    LOOSE,
  ],
]);

/** Words of a negation; what follows decides whether it leaves something out. */
export const NEGATIONS = wordSet(
  `no not never none neither nor cant cannot dont doesnt didnt wont wouldnt shouldnt couldnt mustnt isnt arent aint wasnt
   havent hasnt neednt nae dosent doesent dosnt doesnot donot nobody unable refuse refuses refusing refused nunca tampoco jamas nadie ningun ninguna ninguno nah non`,
);
/** Of the negations those that mean somebody's health as likely as a taste when "eat" or "have" follows. */
export const CANNOT = wordSet("cant cannot mustnt unable couldnt shouldnt");

/** Words between a negation and its verb, and auxiliary verbs. */
export const BETWEEN = wordSet(
  `really ever all that very usually always able to allowed supposed going do does be been being currently even actually well properly
   safely still also just currently can could should must may might will would one me te le les nos os se lo la los las puede puedo podemos
   pueden puedes podia podria podrian podeis debe debo debemos deben deberia deberian quiere quieren quiero queremos quieras suele suelo suelen suelo va van vamos voy a tiene
   tengo tenemos tienen que hay ha han he hemos nada mucho bien del todo siempre he she it they we i you my our absolutely strictly under any circumstances ya
   son daughter wife husband kids children partner el mi hijo hija mujer marido permitted meant happy willing get por para particularly especially much exactly massively overly terribly hugely too so quite a big huge great here in family house home us one the este esten esta estan`,
);
/** Verbs, and words as good as one, that a negation turns into an exclusion. */
export const VERBS = phrases<true>([
  [
    `eat, eats, eating, eaten, have, has, had, having, like, likes, liking, want, wants, wanted, take, takes, tolerate, tolerates, stand, stands, bear, abide, digest, digests, touch, touches,
     use, uses, using, used, include, includes, including, included, contain, contains, containing, put, puts, putting, add, adds, adding, added, stomach, handle, handles, consume, consumes, get, got, getting, love, loves, enjoy, enjoys,
     need, needs, require, requires, fancy, fancies, own, keen on, fond of, into, in to, fan of, fans of, a fan of, big on, mad about, crazy about, mad on, allowed, permitted, care for, cares for,
     good with, ok with, okay with, fine with, cope with, deal with, agree with, see, find, buy, afford, serve, swallow, chew, process, keep, any, near, come near, go near, eat anything with, have anything with, eat anything containing, eat foods with, have foods with,
     made with, made from, made of, give us, give me, do well with, mix with, tolerant of, drink, drinks, cook with, call for, calls for, involve, involves, based on,
     comer, come, comen, comemos, como, coma, coman, comes, comemos, comido, comio, tomar, toma, toman, tomo, tome, tomen, tomamos, tomado, llevar, lleve, lleven, lleva, llevan, lleves, contener, contenga, contengan, contiene, contienen,
     tener, tenga, tengan, tiene, tienen, tengo, tenemos, haya, hay, usar, use, uses, usa, usen, utilizar, utilices, utilice, incluir, incluya, incluyan, incluye, incluyas, poner, ponga, pongas, pongan, pon, pone, echar, eches, eche, echen, anadir, anadas, anada, anadan,
     gusta, gustan, gustar, gusten, guste, gustado, tolera, toleran, tolero, toleramos, tolerar, soporta, soportan, soporto, soportamos, soportar, aguanta, aguantan, aguanto, aguantar, quiero, quiere, quieren, queremos, quiera, digiere, digiero, digerir,
     consumir, consume, consumen, consumo, consumimos, probar, prueba, pruebo, ver, apetece, apetecen, entra, entran, sienta bien, sientan bien, cae bien, caen bien, va bien, van bien, queda, quedan, encanta, encantan, traga, tragan, trago, compro, compres, permite, permiten, quedado, [soy|somos|es|son] [muy|mucho|mucho de|muy de], uso, usamos, toleras, tomas, usas, [hace|hacen] gracia, [hecho|hecha|hechos|hechas|haga|hagan|elaborado|elaborada|cocinado|cocinada|preparado|preparada] con, comerlo, comerla, comerlos, comerlas, tomarlo, tomarla, tomarlos, tomarlas, probarlo, probarla`,
    true,
  ],
]);

/** Cues after what is left out. Single words; a cue of allergy alone can also stand before it. */
export const BACKWARD = phrases<Cue>([
  [
    `[severe|bad|known|mild|] [allergy|allergies|allergic|alergy|alergies|alergic|allergens|allergen|allergie|allergys], [intolerance|intolerances|intolerant|intollerant|intolerence|sensitivity|sensitivities|sensitive|anaphylaxis], reactive,
     [alergia|alergias|alergico|alergica|alergicos|alergicas|alergenos|alergeno], [intolerancia|intolerancias|intolerante|intolerantes]`,
    ALLERGY,
  ],
  [
    "alternative, alternatives, substitute, substitutes, replacement, replacements, replacer, averse, phobic, hater, haters, excluded, omitted, removed, left out, prohibido, prohibidos, prohibida, prohibidas, excluidos, excluido, eliminado, eliminados",
    STRICT,
  ],
]);

/** Words of an allergy that are never passed over in silence. */
export const ALLERGY_WORDS = /^(?:al+er[gj]|intol+er|anaph|anafil)/;

/**
 * Illnesses that a diet goes with which is not known here: what must be left out is asked back. Where the value is true, a
 * diet or an exclusion beside it does not say enough: who is on dialysis needs more than low salt.
 */
export const CONDITIONS = phrases<boolean>([
  [
    `dialysis, dialisis, [kidney|renal] [disease|failure|diet], insuficiencia renal, low potassium, low phosphorus, low phosphate, low protein diet, low oxalate, low purine, [bajo|baja] en [potasio|fosforo|purinas|oxalatos|proteinas],
     phenylketonuria, pku, fenilcetonuria, galactosaemia, galactosemia, dysphagia, disfagia, warfarin, sintrom`,
    true,
  ],
  [
    `gout, gota, high uric acid, uric acid, acido urico, gastritis, [stomach|] ulcer, [stomach|] ulcers, ulcera, ulceras, crohns, crohn, colitis, diverticulitis, pancreatitis, fatty liver, higado graso, cirrhosis, cirrosis,
     [liver|gut] [disease|failure], [kidney|renal|liver|gut] [stones|stone|problems|condition|trouble], [acid|] reflux, reflujo, hiatus hernia, hernia de hiato, gallstones, gallbladder problems, piedras en [la vesicula|el rinon], calculos [renales|biliares|], insuficiencia [hepatica|cardiaca], problemas de [rinon|rinones|higado|estomago],
     [high|] cholesterol, colesterol [alto|], haemochromatosis, hemochromatosis, hemocromatosis, favism, favismo`,
    false,
  ],
]);

/** Words of an illness that no cue takes: what causes it is asked back. */
export const ILLNESS =
  /^(?:epipens?|hives|haram|treif|urticaria|ronchas|hinch[ao]n?|hinchazon|antihistamin\w*|poisons?|poisonous|veneno|lethal|deadly|anaph\w*|anafil\w*)$/;

/** Words of how somebody feels who cannot take a food. */
export const EFFECTS =
  /^(?:ill|sick|unwell|poorly|hospital|hospitali[sz]ed|dies?|died|dead|faint|break|breaks|choke|wheeze|itch|itchy|rash|hives|ach(?:e|es)|pain|pains|cramps|bloat(?:ed|ing)?|swell(?:s|ing)?|vomit(?:s|o|os|amos|a)?|throw|throws|reacts?|reaction|migraines?|diarr\w+|hurts?|mal|mala|malo|malas|malos|peor|fatal|enferm[oa]s?|urgencias|hospital|ronchas|granos|picor(?:es)?|hinch\w+|nauseas|mareo|mareos|dolor|duele|duelen|muero|muere|morir|gases|acidez|ardor|migranas?|reaccion|asfixi[oa]|ahog[oa])$/;

/** Predicates after what is left out: "eggs make me ill", "nuts are banned", "el huevo le sienta mal". */
export const PREDICATES = phrases<Cue>([
  [
    `ill, sick, unwell, hives, rash, a rash, rashes, migraine, migraines, swell, itch, itchy, bloated, bloating, vomit, throw up, reaction, allergic reaction, [disagree|disagrees] with, dont agree with, doesnt agree with, [upset|upsets], [bother|bothers],
     [trigger|triggers], [kill|kills] [me|him|her|us|them|my], deadly, lethal, poison, poisonous, fatal, dangerous, hospital, a problem, an issue, problematic, stomach ache, tummy ache, [sienta|sientan|cae|caen] [muy|] [mal|pesado|pesada|pesados|pesadas|regular|indigesto|indigesta], [hace|hacen|pone|ponen] [muy|] mal, sienta fatal, sientan fatal, hace dano, hacen dano,
     eczema, asthma, heartburn, reflux, cramps, nausea, nauseous, diarrhoea, poorly, [mess|messes] with [my|his|her|our|their] [stomach|tummy|gut|guts|belly], mala, malo, malos, [como|] [un tiro|una patada], [sienta|sientan] como [un tiro|una patada],
     [set|sets] off [my|his|her|our|their|a|an|] [migraine|migraines|allergy|allergies|asthma|ibs|eczema|reflux|gout|stomach|gut], [dont|doesnt|do not|does not|never] [sit|sits|go down|goes down|settle|settles] [well|] with, not [my|his|her|our|their] [friend|friends], triggers,
     [me|te|le|nos|les] [mata|matan|hincha|hinchan], [lo|la] [paso|pasa|pasan|pasamos] [mal|fatal], ronchas, picores, migrana, migranas, nauseas, diarrea, gases, reaccion, [dolor|dolores] de [barriga|tripa|estomago|cabeza|vientre], acidez, ardor, vomitos, mareos, granos, eccema, matar, mataria, matarian, matarme, matarle, matarla,
     [hurt|hurts] [my|his|her|our|their|me|him|us] [stomach|tummy|gut|guts|belly|],
     alergia, da alergia, dan alergia, urticaria, enfermo, enferma, veneno, la mata, lo mata`,
    ALLERGY,
  ],
  [
    `too [expensive|dear], unavailable, [not|arent|isnt] available, sold out, out of stock, a [hard|big|firm|definite|] no, haram, treif, [from|out of] [my|our|his|her|their|the] diet, de [mi|su|la|nuestra] dieta, neither, aparte, a un lado, de lado, ni [olerlo|olerla|olerlos|olerlas|tocarlo|tocarla|tocarlos|tocarlas|probarlo|probarla|de broma|loco|loca], [me|te|le|nos|les] [repugna|repugnan],
     banned, forbidden, prohibited, excluded, omitted, removed, replaced, substituted, swapped out, avoided, off limits, off the menu, off the table, off, out, out please, bad, a no no, a nono, no no, unwelcome, unwanted, verboten, gone, vetoed, [must not|mustnt|cannot|cant|should not|shouldnt] be in [there|it], over my dead body, por encima de mi cadaver, puaj, [my|his|her|mi|su] [kryptonite|kriptonita], [dont|doesnt] appear anywhere, en la lista negra, on the [banned|black] list, taboo, tabu, revolting, repugnante, repugnantes, ni [probarlos|probarlas], out of the question, [disgusts|disgust|repulses|repulse] [me|him|her|us|them], away, [lo|la|los|las] [tengo|tiene|tenemos|tienen] [prohibido|prohibida|prohibidos|prohibidas], left out, left off, taken out, not allowed, not permitted, not included, not welcome, not ok, not okay, not fine, not good, not possible,
     not please, not an option, not safe, not eaten, not liked, not wanted, not tolerated, isnt allowed, arent allowed, isnt ok, arent ok, arent good, isnt good, isnt an option, arent an option, make him gag, gag, yuck, yucky, disgusting, gross, no thanks, no thank you, no gracias, ni verlo, ni verla, ni verlos, ni verlas, ni en pintura, ni hablar, asco, da asco, dan asco,
     prohibido, prohibida, prohibidos, prohibidas, fuera, imposible, excluido, excluidos, eliminado, vetado, vetados, descartado, descartados`,
    STRICT,
  ],
]);

/** Words between what is left out and its predicate. */
export const BEFORE_PREDICATE = wordSet(
  `is are be to must should can could will would has have really totally completely strictly absolutely always a an the me my him her us them his our
   son daughter wife husband kids children friend partner sister brother mum dad mother father literally makes make made making gives give gave causes cause brings bring gets get strong terrible big very just
   sends send to in le les me nos te se produce producen provoca provocan causa causan da dan esta estan son es queda quedan a mi su hijo hija mujer marido muy mucho todo totalmente feel also tambien puede pueden podria podrian please por favor hacen hace ponen pone pongo`,
);

/** Verbs whose particle follows the food: "leave the onions out". */
export const SPLIT_VERBS = wordSet(
  "deja dejar dejad deje dejando pon poner quita cut remove take leave leaves leaving keep keeps keeping take takes taking cut cutting miss missing left pull pulling",
);

/** Words that can stand before an item of a list. */
export const LEADS = wordSet(
  `any the a an of to from all kind kinds type types sort sorts form forms trace traces amount amounts other added extra my our his her their your those these such every
   single actual real eating having using adding including containing both either too use e g eg even also ever thing things anything something food foods ingredient ingredients products
   product dishes stuff with like such as that contain contains have has made namely meals recipes raw cooked boiled fried fresh dried chopped minced ground grated sliced roasted roast toasted melted
   whole big small large hot cold uncooked tinned canned frozen smoked pickled strong smelly stinky yucky horrid horrible awful nasty actual much many more most certain some certain drink drinks eat eats us them son daughter wife husband friend friends kids children partner brother sister mum dad hijo hija mujer marido
   estas estos esto siguiente siguientes following these this
   el la los las un una unos unas ningun ninguna tipo tipos clase clases de del al mi mis su sus nada mas ni cualquier todo toda todos todas otro otra otros otras productos alimentos cosas comida comidas
   ingredientes platos con que lleve lleven contenga contengan tenga tengan trazas comer tomar usar poner echar anadir llevar ya tanto tanta crudo cruda crudos crudas cocido cocida fresco fresca frito frita picado picada
   rallado molido tostado tostada como por ejemplo sea sean siquiera tampoco para a lo`,
);

/** Words after an item that belong to it. */
export const TRAILERS = phrases<true>([
  [
    `product, products, based, based products, stuff, items, foods, food, things, please, either, at all, whatsoever, of any kind, of any sort, in it, in them, in there, in any form, in anything, in general, por favor, derivados, [y|ni|o] [sus|] derivados, and its derivatives, or derivatives, and derivatives, gracias, thanks, thank you, en ninguna forma, de ningun tipo, en general, ninguno, ninguna, ingredients, containing foods, containing products, alike, dish, anywhere, anymore, any more, for me, for her, for him, for us, tampoco, ya`,
    true,
  ],
]);

/** Words that lead to an item after a cue, but begin another request after a comma: "no nuts, something with rice". */
export const NEW_REQUEST = wordSet(
  "something anything algo thing things cosa cosas with con using food comida dishes platos meals recipes some",
);

/** Words after an item that make it a part of a dish: "no nuts, chicken with rice". */
export const GOES_ON = /^(?:with|con|al|a|in|en|for|para|on)$/;

/** Words that join the items of a list. */
export const JOINTS = phrases<true>([
  [
    `[igual que|lo mismo que|tambien|y tambien] [al|a la|a los|a las|a], como [el|la|los|las|al|a la|a los|a las|a], as well as to, and, or, nor, y, e, o, u, ni, n, et, plus, and also, and even, and any, or any, and or, as well as, or even, nor any, along with, together with, y tambien, y ademas, ademas de, asi como, y tampoco, ni tampoco, tampoco, o bien, y al, y a, y a la, y a los, y a las, ni a, ni al, o al, o a, and to, or to, nor to, and from, and of, or of, also, and the, or the, y ni, ni siquiera, and not, and no, or no, and without, y sin, o sin, y de, ni de, and with no`,
    true,
  ],
]);

/** Words after which a list is over, so that what follows is asked for. */
export const ENDERS = wordSet(
  `but with for because since so then pero con para porque pues entonces by served serve using plus extra lots more lot make made cook i we he she they it you is are was were in on at im ive id hes shes theyre please
   want wants need like would which who where when quiero quiere queremos tengo tenemos hay hace haz prepara cocina necesito busco receta dame recipe recipes give use has have hazme haznos hagame hagan preparame preparanos cocinanos dame danos ponme quisiera busco suggest recommend show fancy craving instead sino miss love crave aunque aprovechando usando utilizando`,
);
