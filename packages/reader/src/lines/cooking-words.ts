/**
 * Beginnings of words that distinguish steps of a recipe from other instructions, folded, by language. Words that are
 * as frequent in workshops and bathrooms (put, mix, apply, cut, dry, clean) are not included.
 */
export const COOKING_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words(
    "stir, simmer, boil, bake, baking, roast, fry, fried, saute, whisk, knead, oven, preheat, saucepan, skillet, pan, bowl, pot, dough, season, " +
      "salt, pepper, butter, flour, sugar, chop, peel, grate, marinat, drain, garnish, serve, serving, cook, broil, grill, blend, juice, chill, refrigerat, " +
      "fridge, strain, shake, glass, toast, dice, mince, slice, sauce, egg, oil, taste, cake, batter, melt, steam, dish, vegetable, meat, sprinkle",
  ),
  es: words(
    "cocin, cuec, coce, hervi, hierv, horno, hornea, sarten, cazuela, olla, bate, batir, sofri, frei, frie, sal, pimienta, aceite, mantequilla, harina, azucar, " +
      "huevo, cebolla, pela, pica, trocea, masa, fuego, sirve, servir, rehog, asa, amasa, salsa, dora, nata, leche, cuchara, plato, adere, marina",
  ),
  fr: words(
    "cuire, cuisson, cuit, four, poele, casserole, saladier, feu, mijot, bouilli, fouett, petri, pate, beurre, farine, sucre, sel, poivr, huile, oeuf, oignon, " +
      "eplu, emince, hache, fondre, servir, servez, revenir, dorer, enfourn, moule, sauce, assaison, creme, lait, refriger",
  ),
  de: words(
    "koch, back, ofen, pfanne, topf, schussel, ruhr, brat, anbrat, schmor, kochel, teig, butter, mehl, zucker, salz, pfeffer, wurz, ol, ei, eier, zwiebel, schal, " +
      "hack, schneebesen, servier, anricht, abgiess, gar, garen, knet, sauce, sosse, sahne, milch, kuhl, schmelz, dunst, glas, creme",
  ),
  it: words(
    "cuoc, cottura, cucin, forno, padella, pentola, ciotola, bolli, frigg, soffrig, rosol, mescol, sale, pepe, olio, burro, farina, zucchero, uov, cipolla, aglio, " +
      "sbucc, trita, impast, servi, fuoco, salsa, teglia, latte, panna, scol, condi",
  ),
  pt: words(
    "cozinh, coze, forno, frigideira, panela, tigela, ferv, frit, refog, mexa, sal, pimenta, azeite, oleo, manteiga, farinha, acucar, ovo, cebola, alho, pique, " +
      "descasq, massa, sirva, lume, fogo, asse, assar, molho, bata, bater, leite, nata, dour",
  ),
  nl: words(
    "kook, koken, bak, oven, pan, koekenpan, kom, roer, braad, deeg, boter, bloem, suiker, zout, peper, olie, ei, eieren, ui, knoflook, schil, hak, serveer, snijd, " +
      "kneed, saus, melk, room, giet, verhit, smelt, klop, garneer, koel",
  ),
  sv: words(
    "kok, koka, stek, ugn, panna, kastrull, gryta, skal, ror, vispa, deg, smor, mjol, socker, salt, peppar, olja, agg, lok, vitlok, skala, hacka, servera, " +
      "grad, knada, sas, mjolk, gradde, hall, smalt, krydda, fras",
  ),
  da: words(
    "kog, steg, ovn, pande, gryde, skal, ror, pisk, dej, smor, mel, sukker, salt, peber, olie, aeg, log, hvidlog, skrael, hak, server, bag, aelt, sauce, maelk, " +
      "flode, haeld, smelt, krydr, smag, svits",
  ),
  no: words(
    "kok, stek, ovn, panne, gryte, kjele, bolle, ror, visp, deig, smor, mel, sukker, salt, pepper, olje, egg, lok, hvitlok, skrell, hakk, server, bak, elt, saus, " +
      "melk, flote, hell, smelt, krydre, smak, fres",
  ),
  pl: words(
    "gotuj, ugotuj, piek, upiec, smaz, piekarnik, patelni, garn, misk, miesz, ciast, masl, mak, cukr, cukier, sol, piepr, olej, oliw, jaj, cebul, czosn, obierz, " +
      "obrac, kroj, posiek, podawa, dus, zagnie, sos, mlek, smietan, przypraw, ubij",
  ),
  hu: words(
    "foz, fozz, sut, sutj, sutes, suto, serpenyo, labas, tal, kever, teszt, vaj, liszt, cukor, cukr, so, sozz, bors, olaj, tojas, hagyma, fokhagyma, pucol, aprit, " +
      "tala, gyur, martas, tej, tejszin, parol, fuszer",
  ),
  hr: words(
    "kuha, peci, pecnic, przi, tav, lonac, posud, mijesa, tijest, masla, brasn, secer, sol, papar, ulj, jaj, luk, cesnjak, oguli, nasjeck, posluz, pirja, umak, " +
      "mlijek, vrhnj, zacin, vrije",
  ),
};

function words(list: string): string[] {
  return list.split(",").map((word) => word.trim());
}
