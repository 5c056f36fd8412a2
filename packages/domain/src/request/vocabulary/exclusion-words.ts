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
    `[allergic|alergic|allergick] [to|against], [allergy|allergies|alergy] [to|against], [severe|bad|strong] reaction to,
     [reacts|react|reacting|reaction|reactions] [badly|severely|] to, [intolerant|intollerant] [to|of], [intolerance|intolerances] [to|of|for],
     [sensitive|hypersensitive] to, [sensitivity|sensitivities] to, anaphyla[ctic|xis] [to|from], hives from, [ill|sick|unwell] from,
     [has|have|having|got|with] [a|an|any|some|] [problem|problems|issue|issues|trouble|difficulty] [with|digesting],
     trouble digesting, [triggered|bothered|upset] by, doesnt do well with, dont do well with,
     [alergico|alergica|alergicos|alergicas|alergic] [a|al|a la|a los|a las|por], [alergia|alergias] [a|al|a la|a los|a las|por|de|con],
     [intolerante|intolerantes] [a|al|a la|a los|a las], [intolerancia|intolerancias] [a|al|a la|a los|a las|de],
     [sensible|sensibles|hipersensible] [a|al|a la|a los|a las], sensibilidad [a|al|a la|a los|a las],
     [reaccion|reacciona|reacciono|reacciones] [mal|] [a|al|a la|a los|a las|con]`,
    ALLERGY,
  ],
  [
    `without, without any, ohne, with no, with zero, with none of, without having, without using, without adding, sans, minus, 0, witout, wihtout, withot, wthout, whithout, withuot, wout,
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
     [stop|stops|stopped|quit|quits|quitting] [eating|having|using], no more, vetoes, shuns, shun, forbidden, banned, cut the, forget the, scrap the, never mind the, rather not have, rather not, would not have, boycott, boycotts`,
    STRICT,
  ],
  [
    `sin, sin nada [de|del], sin usar, sin anadir, sin poner, sin echar, sin utilizar, sin ningun tipo [de|del], sin ninguna clase [de|del], sin rastro [de|del], sin trazas [de|del], sin tener, sin incluir, nada [de|del], nada con, nada que [lleve|contenga|tenga|incluya], ningun plato con, ninguna receta con,
     [libre|libres] [de|del], [exento|exenta|exentos|exentas] [de|del], [carente|carentes] [de|del], excepto, excepto el, salvo, menos, [quitando|quita|quitar|quitale|quitarle|quitad|quitamos], [sacando|saca|sacale],
     [eliminando|eliminar|elimina], [excluyendo|excluir|excluye|excluya|que excluya], [descartando|descarta|descartar], exceptuando, [prescindir|prescindiendo|prescinde|prescindo|prescindimos] [de|del],
     [evitar|evitando|evita|evito|evitamos|evitan|eviten|evitad|evite|evites|evitemos], a evitar, [en lugar|en vez|en sustitucion|en reemplazo|en cambio] [de|del], [sustituto|sustitutos|sustitucion|reemplazo|substituto] [de|del|para|al],
     [sustituir|sustituye|sustituyendo|sustituya|reemplazar|reemplazando|reemplaza|cambiar|cambiando|cambia|remplazar], alternativa [a|al|a la|a los|a las],
     [odia|odian|odio|odiamos|odias], [detesta|detestan|detesto|detestamos], [aborrece|aborrecen|aborrezco], [me|te|le|nos|les|] [da|dan] [mucho|tanto|] asco, asco [a|al|a la|a los|a las], [mania|fobia|aversion] [a|al|a la|a los|a las],
     [fuera|adios] [el|la|los|las], cero, [omitir|omite|omitiendo|suprimir|suprime|suprimiendo|retirar|retira|retirando], [prohibido|prohibida|prohibidos|prohibidas|prohibe|prohiben],
     [dejar|deja|dejando|dejad] [fuera|aparte|de lado], aparte [de|del], a excepcion [de|del], con excepcion [de|del], a falta [de|del], falta [de|del], [me|nos] [falta|faltan], [se me|se nos|se ha|se han|se nos ha|se me ha|se me han|se nos han] [acabo|acabaron|acabado|terminado], [harto|harta|hartos|cansado|cansada] [de|del],
     todo menos, cualquier cosa menos, [le|les|me|nos|te] [sienta|sientan|cae|caen|hace|hacen|va|van|hace muy|sienta muy|sientan muy] [mal|fatal|dano], [sienta|sientan|cae|caen] [mal|fatal], [le|les|me|nos] [da|dan|provoca|provocan|causa|causan] alergia, [rechaza|rechazan|rechazo|rehuye|rehuyen], dejado de [comer|tomar], [he|ha|han|hemos] dejado, [han|ha] [quitado|prohibido|retirado], [paso|pasa|pasamos|pasan] [de|del], alejado [de|del]`,
    STRICT,
  ],
  [`[tampoco|ni|ni siquiera], off`, LOOSE],
]);

/** Words of a negation; what follows decides whether it leaves something out. */
export const NEGATIONS = wordSet(
  `no not never none neither nor cant cannot dont doesnt didnt wont wouldnt shouldnt couldnt mustnt isnt arent aint wasnt
   havent hasnt neednt nobody unable refuse refuses refusing refused nunca jamas nadie ningun ninguna ninguno nah non`,
);
/** Of the negations those that mean somebody's health as likely as a taste when "eat" or "have" follows. */
export const CANNOT = wordSet("cant cannot mustnt unable couldnt shouldnt");

/** Words between a negation and its verb, and auxiliary verbs. */
export const BETWEEN = wordSet(
  `really ever all that very usually always able to allowed supposed going do does be been being currently even actually well properly
   safely still also just currently can could should must may might will would one me te le les nos os se lo la los las puede puedo podemos
   pueden puedes podia podria podrian podeis debe debo debemos deben deberia deberian quiere quieren quiero queremos quieras suele suelo suelen suelo va van vamos voy a tiene
   tengo tenemos tienen que hay ha han he hemos nada mucho bien del todo siempre he she it they we i you my our absolutely strictly under any circumstances ya
   son daughter wife husband kids children partner el mi hijo hija mujer marido permitted meant happy willing get por para particularly especially much exactly massively overly terribly hugely too so quite a big huge great here in family house home us`,
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
     consumir, consume, consumen, consumo, consumimos, probar, prueba, pruebo, ver, apetece, apetecen, entra, entran, sienta bien, sientan bien, cae bien, caen bien, va bien, van bien, queda, quedan, encanta, encantan, traga, tragan, trago, compro, compres, permite, permiten, quedado`,
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
export const ALLERGY_WORDS = /^(?:al+erg|intol+er|anaph|anafil)/;

/** Predicates after what is left out: "eggs make me ill", "nuts are banned", "el huevo le sienta mal". */
export const PREDICATES = phrases<Cue>([
  [
    `ill, sick, unwell, hives, rash, a rash, rashes, migraine, migraines, swell, itch, itchy, bloated, bloating, vomit, throw up, reaction, allergic reaction, [disagree|disagrees] with, dont agree with, doesnt agree with, [upset|upsets], [bother|bothers],
     [trigger|triggers], [kill|kills] [me|him|her|us|them|my], deadly, lethal, poison, poisonous, fatal, dangerous, hospital, a problem, an issue, problematic, stomach ache, tummy ache, sientan mal, sienta mal, cae mal, caen mal, sienta fatal, sientan fatal, hace dano, hacen dano,
     alergia, da alergia, dan alergia, urticaria, enfermo, enferma, veneno, la mata, lo mata`,
    ALLERGY,
  ],
  [
    `banned, forbidden, prohibited, excluded, omitted, removed, replaced, substituted, swapped out, avoided, off limits, off the menu, off the table, off, out, out please, bad, a no no, a nono, no no, unwelcome, unwanted, verboten, gone, vetoed, left out, left off, taken out, not allowed, not permitted, not included, not welcome, not ok, not okay, not fine, not good, not possible,
     not please, not an option, not safe, not eaten, not liked, not wanted, not tolerated, isnt allowed, arent allowed, isnt ok, arent ok, arent good, isnt good, isnt an option, arent an option, make him gag, gag, yuck, yucky, disgusting, gross, no thanks, no thank you, no gracias, ni verlo, ni verla, ni verlos, ni verlas, ni en pintura, ni hablar, asco, da asco, dan asco,
     prohibido, prohibida, prohibidos, prohibidas, fuera, imposible, excluido, excluidos, eliminado, vetado, vetados, descartado, descartados`,
    STRICT,
  ],
]);

/** Words between what is left out and its predicate. */
export const BEFORE_PREDICATE = wordSet(
  `is are be to must should can could will would has have really totally completely strictly absolutely always a an the me my him her us them his our
   son daughter wife husband kids children friend partner makes make made making gives give gave causes cause brings bring gets get strong terrible big very just
   sends send to in le les me nos te se da dan esta estan son es queda quedan a mi su hijo hija mujer marido muy mucho todo totalmente feel please por favor hacen hace ponen pone pongo`,
);

/** Verbs whose particle follows the food: "leave the onions out". */
export const SPLIT_VERBS = wordSet(
  "leave leaves leaving keep keeps keeping take takes taking cut cutting miss missing left pull pulling",
);

/** Negations, and words like cues, that leave nothing out. */
export const HARMLESS = phrases<true>([
  [
    `no [bones|bone|skin|shell|shells|seeds|pips|stones|rind|crust|crusts|lumps|peel], seedless, boneless, skinless, effortless, crustless, stoneless, endless, countless, no bake, nobake, no cook, nocook, no knead, noknead, no churn, no fuss, no mess, no fail, no frills, no nonsense, no problem, no problems, no problem with, no issue with, no issues with, no worries, no idea, no ideas, no rush, no hurry, no time, no stress, no waste, no prep, no effort, no rise, no proof, no boil, no stir, no sweat, no hassle, no money, no budget,
     no clue, no thanks, no thank you, no matter, no need, no need to, no doubt, no reason, no special, no skill, no skills, no experience, no equipment, no gadgets, no machine, no shopping, no leftovers, no soaking, no frying, no baking, no cooking, no kneading, no chopping, no peeling, no weighing, no washing up, no dishes, no restriction, no restrictions, no dietary, no preference, no preferences, no limit, no limits, no particular, no heating, no heat, no electricity, no kitchen, no reservations,
     no [more|less|fewer|longer|later|bigger] than, with no [more|less|fewer] than, in no [more|less|longer] than, of no more than, using no more than, not [more|less|fewer|longer|later] than, no longer, no later, no known allergies, no allergies, no allergy, no allergens known, not allergic to anything, no food allergies, no intolerances, without allergies, sin alergias, sin intolerancias, no hay alergias, no tengo alergias, no tenemos alergias, no alergias,
     no artificial [colours|colors|flavours|additives|anything], no additives, no preservatives, no nasties, no junk, no carbs, no carb, without carbs, no calories, without [fuss|mess|time|effort|stress|waste|hassle|equipment|problems|delay|compromise|guilt|shopping|going shopping|going to the shops|leftovers|additives|preservatives|skin|bones|bone|lumps|seeds|pips|stones|shells|shell|rind|crust|crusts|peel|a recipe|doubt|much|too much|further ado|cooking|baking|frying|freezing|freezing it|freezing them|freezing the fish|a lot|lots],
     sin [congelar|congelarlo|congelarlos|congelarla|congelarlas|congelar el pescado|congelar los boquerones|hueso|huesos|piel|espinas|pepitas|semillas|corteza|cascara|tallo|prisa|prisas|tiempo|esfuerzo|complicaciones|complicarme|problema|problemas|duda|dudas|mas|embargo|nombre|amasar|cocinar|cocer|hornear|freir|fritos|fritura|remojo|remojar|levado|levar|pelar|gastar|ensuciar|manchar|parar|ganas|ideas|presupuesto|dinero|desperdicio|experiencia|conservantes|aditivos|grumos|grasa|calorias|hidratos|carbohidratos],
     not much, not too much, not too many, not so much, not very much, not that much, not only, not just, not sure, not bad, not boring, not fussed, not bothered, not fussy, not picky, not necessarily, not yet, not quite, not really sure, not far, not even hungry, not hungry, not dry, not soggy, not burnt, not heavy, not greasy, not sweet, not deep fried, not fried, not fancy, not expensive, not from scratch, not difficult, not complicated, not hard, not long, not have time,
     nothing [fancy|special|too|heavy|complicated|fried|else|more|expensive|spicy|much|wrong|difficult|boring|in the fridge|in the house], none left over, no mucho, no mucha, no demasiado, no demasiada, no solo, no lo se, no importa, no pasa nada, no hace falta, no tengo tiempo, no tengo mucho tiempo, no tengo mucha, no tengo ideas, no tengo ganas, no [muy|demasiado] [pesado|pesada|caro|cara|dulce|salado], no quiero gastar, no mas de, no menos de, no mas que, no caro, no se que, no hay tiempo, no hay problema, no se me ocurre, no fallan, no falla,
     dont know, do not know, dont mind, doesnt mind, do not mind, dont care, doesnt care, dont forget, do not forget, dont want to waste, dont waste, dont skip, do not skip, dont omit, dont leave out, do not leave out, never leave out, dont hold back on, dont hold back, dont hold, never skip, not skip, not without, never without, dont be shy with, dont be stingy with, dont overcook, dont overdo, not overcook, not overcooked, dont burn, dont dry out, doesnt dry out, doesnt take, doesnt take long, doesnt need long, wont take, wont take long, dont take long, doesnt matter, dont think, dont worry, dont judge, dont have time, dont have much, dont have much time, dont have a lot, dont have long, dont have many, dont want to go shopping, dont want to spend, dont want to cook, dont want to go out, dont feel like, dont feel like cooking, dont ask, dont like cooking, dont like to cook, hate cooking, hates cooking, hate waste, hate wasting, avoid waste, avoid wasting, avoid food waste, hate to waste, avoid [burning|overcooking|lumps|sticking|the shops|cooking|drying|splitting|soggy], prevent,
     cant wait, cant wait to, cant get enough, cant get enough of, cannot get enough of, can not get enough of, cant live without, cannot live without, cant do without, couldnt live without, cant be bothered, cant be bothered to, cant cook, cant decide, cant think, cant go wrong, cant go wrong with, cant resist, cant believe, cant remember, cant boil, cant go shopping, couldnt be easier, wouldnt mind, wouldnt say no to, not to miss, not say no to, never had, never made, never cooked, never tried, never fails, havent tried, havent cooked, havent made, not eaten since, never too much, isnt boring, isnt too, isnt dry, isnt too spicy, isnt very, isnt so, arent too, wont break the bank, not break the bank, not mind,
     skip the [shops|shop|takeaway|queue|oven], hold the [heat|phone|line], zero waste, zero effort, zero fuss, zero stress, zero prep, cero desperdicio, cero esfuerzo, residuo cero, minus one, in less than, for less than, less than, menos de, al menos, por lo menos, mas o menos, menos mal, menos que, ni idea, ni frio ni caliente, ni muy, ni mucho, ni demasiado, nada mas, nada mas que, y nada mas, nada especial, nada complicado, nada de complicado, nada de complicaciones, no se me ocurre nada, no se me ocurre nada con, se me ocurre nada con, nothing beats, nothing like a, nada pesado, nada picante, para nada, de nada, casi nada, nothing but, no other ingredients, no other ingredient, no extra ingredients, nothing more than, no extras,
     free range, free ranging, freerange, free time, free evening, free day, free afternoon, for free, feel free, free to, free standing, guilt free, hands free, stress free, fuss free, cruelty free, worry free, mess free, hassle free, waste free, risk free, trouble free, gmo free, additive free, cage free, skin free, bone free, lump free, free form, al aire libre, tiempo libre, dia libre, barra libre, estilo libre,
     non stick, nonstick, non toxic, non gmo, non traditional, non spicy, non perishable, hold until, on hold, in missing, drop scones, drop biscuits, missing you, off the bone, off cuts, off the shelf, going off, go off, about to go off, goes off, gone off, come off, day off, night off, evening off, a day off, kick off, show off, start off, finish off, use off, keep the, leave the, take the, keep them, tired of cooking, tired of the same, sick of cooking, bored of the same, sick of the same, tired of being, afraid of cooking, scared of cooking, out of the oven, out of season, out of the box, out of the freezer, out of the fridge,
     substitute teacher, replace the takeaway, cambiar de, cambia de, cambiar un poco, rather than later, other than that, aparte de eso, fuera de casa, fuera de lo comun, fuera de temporada, comer fuera, cenar fuera, everyone except, all but finished, sal de, no se como, no se si, porque no, por que no, why not, if not, or not, whether or not, si no, o no, a que no, como no, not to mention, believe it or not, do not panic, i am not a good cook, not a good cook, not a cook, not good at cooking, no soy buen cocinero, im not good at cooking, not afraid of, isnt afraid of, arent afraid of, not against, not opposed to, doesnt have to, dont have to, doesnt need to, dont need to, no need for, no tiene que ser, no hace falta que`,
    true,
  ],
]);

/** Negations of what tastes hot: a wish for mild food, not an exclusion. */
export const MILD = phrases<true>([
  [
    `[not|isnt|arent] [too|so|very|overly|that|super|] [spicy|hot|fiery], nothing [too|] [spicy|hot], non spicy, [dont|doesnt] like [it|] [too|] spicy, dont like spicy food, doesnt like spicy food, not much [spice|heat|chilli|chili],
     [no|nada|poco] [muy|demasiado|tan|] picante, que no pique, que no piquen, que no pique mucho, que no sea picante, que no sea muy picante, sin picante, sin que pique, mild, suave, menos picante, less spicy, not spicy food`,
    true,
  ],
]);

/** Words that can stand before an item of a list. */
export const LEADS = wordSet(
  `any the a an of to from all kind kinds type types sort sorts form forms trace traces amount amounts other added extra my our his her their your those these such every
   single actual real eating having using adding including containing both either too use e g eg even also ever thing things anything something food foods ingredient ingredients products
   product dishes stuff with like such as that contain contains have has made namely meals recipes raw cooked boiled fried fresh dried chopped minced ground grated sliced roasted roast toasted melted
   whole big small large hot cold uncooked tinned canned frozen smoked pickled strong smelly stinky yucky horrid horrible awful nasty actual much many more most certain some certain drink drinks eat eats us them son daughter wife husband friend friends kids children partner brother sister mum dad hijo hija mujer marido
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
    `and, or, nor, y, e, o, u, ni, n, et, plus, and also, and even, and any, or any, and or, as well as, or even, nor any, along with, together with, y tambien, y ademas, ademas de, asi como, y tampoco, ni tampoco, tampoco, o bien, y al, y a, y a la, y a los, y a las, ni a, ni al, o al, o a, and to, or to, nor to, and from, and of, or of, also, and the, or the, y ni, ni siquiera, and not, and no, or no, and without, y sin, o sin, y de, ni de, and with no`,
    true,
  ],
]);

/** Words after which a list is over, so that what follows is asked for. */
export const ENDERS = wordSet(
  `but with for because since so then pero con para porque pues entonces by served serve using plus extra lots more lot make made cook i we he she they it you is are was were in on at im ive id hes shes theyre please
   want wants need like would which who where when quiero quiere queremos tengo tenemos hay hace haz prepara cocina necesito busco receta dame recipe recipes give use has have instead sino aunque aprovechando usando utilizando`,
);
