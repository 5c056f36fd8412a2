import { fold } from "@larder/domain/text/fold";

/** A part of a recipe page that a heading begins; `stop` ends a part without beginning another. */
export type Part = "ingredients" | "method" | "stop";

export const HEADING_WORDS: Readonly<Record<Part, readonly string[]>> = {
  ingredients: words(`
    ingredients, ingredient list, the ingredients, what you need, what youll need, you will need, youll need, shopping list,
    what you will need, grocery list, ingredientes, lista de ingredientes, que necesitas, necesitas, vas a necesitar,
    ingredients et materiel, les ingredients, ingredient, zutaten, zutatenliste, du brauchst, das brauchst du, einkaufsliste,
    ingredienti, gli ingredienti, ingredienten, boodschappen, dit heb je nodig, wat heb je nodig, benodigdheden, ingredienser,
    detta behover du, du trenger, det skal du bruge, skladniki, hozzavalok, sastojci, sestavine, ingrediente, suroviny,
    ingredience, ainekset, malzemeler, 材料, 食材, 재료, ингредиенты, состав, інгредієнти, υλικα,
    用料, 原料, 配料, 주재료, المقادير, مقادير, المكونات, مكونات, מצרכים, רכיבים, מרכיבים, bahan, bahan bahan, nguyen lieu, nguyen lieu chuan bi,
    cosa ti serve, cosa serve, вам понадобится, нам понадобится, понадобится, что понадобится, что нужно, вам знадобиться, voce vai precisar, o que vai precisar, vai precisar de,
    съставки, необходими продукти, састојци, ingrediencie, koostisosad, ingredientai, sastavdalas,
    ingredientenlijst, dit heb je nodig, dit hebben we nodig, je hebt nodig, nodig, ingrediensliste, ingredienslista, det trenger du, dette trenger du, du skal bruge, du behover, det har behover du,
    lista skladnikow, lista de la compra, liste des ingredients, il vous faut, ce quil vous faut, vous aurez besoin de, wir brauchen, das brauchen wir, man nehme, man braucht, ihr braucht, das braucht ihr, einkaufszettel,
    lista degli ingredienti, serviranno, lista de ingredientes, voce precisa de, tarvitset, raaka aineet, budeme potrebovat, potrebujeme, potrzebujemy, potrzebne skladniki, potrebne sastojke, potrebno,
    ehhez kell, ami kell hozza, alapanyagok, продукты, понадобятся, необходимые продукты, список ингредиентов, gerekli malzemeler, 用意するもの, 材料表, 食材清单, 所需食材, 준비물, 재료 준비
  `),
  method: words(`
    method, directions, instructions, preparation, steps, how to make it, how to make, how to prepare, procedure, the method,
    cooking instructions, heres how to make it, heres how, how to cook, cooking method, what to do, make it, recipe steps,
    step by step, lets cook, lets get cooking, cooking steps, cooking directions,
    preparacion, elaboracion, instrucciones, pasos, procedimiento, modo de preparacion, como hacer, como se hace, paso a paso,
    como preparar, modo de preparo, preparo, modo de fazer, instrucoes, preparacao, etapes, realisation, la recette, les etapes,
    preparation de la recette, deroule, zubereitung, anleitung, schritte, so wirds gemacht, so gehts, zubereitungsschritte,
    und so wirds gemacht, preparazione, istruzioni, come si prepara, come preparare, bereiding, bereidingswijze, werkwijze,
    zo maak je het, aan de slag, bereidingsstappen, recept stappen, gor sa har, sa har gor du, tillagning, instruktioner,
    slik gjor du, fremgangsmate, slik lager du, sadan gor du, fremgangsmade, tilberedning, przygotowanie, wykonanie,
    sposob przygotowania, elkeszites, elkeszitese, priprema, postup, postup pripravy, priprava, valmistus, valmistusohje, ohje, mod de preparare, preparare, hazirlanisi, yapilisi,
    作り方, 手順, 做法, 만드는 법, приготовление, способ приготовления, εκτελεση,
    come si fa, jak zrobic, jak przygotowac, как готовить, готовим, як готувати, confecao, modo de confecao, como fazer, modo de fazer,
    пошаговый рецепт, рецепт приготовления, как приготовить, приготування, спосіб приготування, як приготувати, приготвяне, начин на приготвяне, припрема,
    조리순서, 조리 순서, 조리법, 조리방법, 요리순서, 만들기, 步骤, 制作步骤, 烹饪步骤, 制作方法, طريقة التحضير, طريقة العمل, طريقة الإعداد, طريقة الطبخ, التحضير, الخطوات, خطوات التحضير,
    אופן ההכנה, אופן הכנה, הוראות הכנה, הכנה, cara membuat, cara memasak, langkah langkah, langkah, cach lam, cach nau, cach che bien, cac buoc thuc hien,
    pagatavosana, gaminimas, valmistamine, nasil yapilir,
    bereiden, zo bereid je het, zo ga je te werk, klaarmaken, maken, hoe maak je het, de bereiding, stappen, bereidingsstap, stappenplan, stap voor stap, zubereiten, arbeitsschritte, kochanleitung, backanleitung,
    so machst du es, so funktionierts, vorgehensweise, schritt fur schritt, die zubereitung, process, the process, how its made, how i make it, make the recipe,
    instruccions, elaboracio, la preparacion, forma de preparacion, metodo, preparacion paso a paso, como lo hacemos, como se prepara, procedimento, come fare, la preparazione, svolgimento, esecuzione,
    preparation et cuisson, la preparation, comment faire, mode de preparation, marche a suivre, technique, instructions de preparation, execution, progression, modo de elaboracion, o preparo, passo a passo,
    framgangsmate, gor det, sa gor du, sa lagar du, gor sa, slik gjor du det, slik lager du det, saadan gor du, sadan gor du det, tillaga, tilberedelse, instruksjoner, slik gar du frem, fremgangsmaade,
    sposob wykonania, krok po kroku, etapy przygotowania, navod, postup prace, priprava jidla, jak na to, priprema jela, nacin pripreme, priprava jedi, teendok, igy keszul, az elkeszites menete, recept leirasa,
    valmistusohjeet, tee nain, nain teet, работен процес, порядок приготовления, пошаговое приготовление, инструкция, инструкции, шаги приготовления, этапы приготовления, yapilis,
    作りかた, つくり方, 调理方法, 料理步骤, 制作过程, 制作步驟, 烹飪步驟, 料理步驟, 步驟, 만드는 방법, 만드는 순서
  `),
  stop: words(`
    notes, note, tips, tip, recipe notes, nutrition, nutritional, nutrients, storage, how to store, make ahead, substitutions, variations,
    comments, leave a, reviews, ratings, faq, faqs, frequently asked, you may also, you might also, related, more recipes,
    similar recipes, share, did you make, have you made, about the author, equipment, tools, video, watch, advertisement, expert tips,
    chefs tip, cooks tip, buying tips, serving suggestions, what to serve, recommended, subscribe, newsletter, sign up, tags,
    filed under, categories, keywords, keyword, disclaimer, calories, popular, latest, next, previous, rate this, join,
    discussion, products, shop, per serving, explore, made this, more from, other recipes, references, sources, to serve with,
    notas, nota, consejos, consejo, trucos, informacion nutricional, valores nutricionales, comentarios, articulos relacionados, te puede,
    recetas relacionadas, mas recetas, tipps, tipp, hinweise, notizen, nahrwerte, nahrwertangaben, kommentare, weitere rezepte,
    ahnliche rezepte, das konnte, unser tipp, tipp der, produkte, bewertungen, teilen, schlagworte, utensilien, benotigte utensilien,
    astuces, astuce, conseils, remarques, commentaires, valeurs nutritionnelles, vous aimerez, recettes similaires, materiel,
    ustensiles, le conseil, consigli, consiglio, conservazione, valori nutrizionali, commenti, potrebbe, ricette correlate,
    voedingswaarde, voedingswaarden, reacties, lees ook, meer recepten, bekijk ook, tips en weetjes, keukenspullen, keukengerei,
    relaterade, relaterte, mer inspiration, inspiration, tillbehor, kommentarer, naringsvarde, naringsinnehall, fler recept, liknande recept, naeringsinnhold, naeringsindhold, flere oppskrifter,
    flere opskrifter, dicas, dica, informacao nutricional, receitas relacionadas, veja tambem, komentarze, wskazowki, wartosci odzywcze,
    podobne przepisy, megjegyzes, tapertek, hozzaszolasok, savjeti, komentari, komentáře, コツ, ポイント, メモ, レビュー, 栄養,
    小贴士, 小窍门, 贴士, 营养, 팁, 영양, 댓글, 추천 레시피, نصائح, نصيحة, ملاحظات, ملاحظة, القيمة الغذائية, تعليقات, טיפים, טיפ, הערות, תגובות, ערכים תזונתיים, tips memasak, meo nho, meo,
    allergens, allergen information, archives, archive, blog archive, blogroll, recent posts, recent comments, popular posts, search this blog, about me, followers, post navigation, labels,
    cooks notes, cooks note, chefs note, chefs notes, notes from the, recipe tips, recipe note, variation, good to know, source, sources, credit, credits, serving size, dietary, pairing, wine pairing, utensils, you may like,
    substitution, pro tips, pro tip, top tips, top tip, tips and tricks, nutrition facts, nutrition information, make it ahead, leftovers, follow us, find us, meta, like this, loading, posted in, posted by,
    sugerencia, sugerencias, recomendacion, recomendaciones, truco, trucos, variantes, variaciones, conservacion, observaciones, observacion, el truco, curiosidades, utensilios, alergenos, etiquetas, archivo del blog,
    entradas recientes, entradas relacionadas, entradas populares, sobre mi, compartir, valor nutricional, maridaje, nota del chef, comparte, mas ideas, suscribete, deja un comentario, archivado en,
    remarque, note de, variante, bon a savoir, suggestion, suggestions, allergenes, le petit plus, lastuce, notre astuce, mon astuce, mes astuces, petite astuce, petit conseil, petits conseils, articles similaires,
    articles recents, partager, a propos, informations nutritionnelles, laisser un, cest pret, le mot de la fin, derniers articles, archives du blog, mots cles, libelles, vous aimerez aussi, conservation, idees,
    anmerkung, anmerkungen, varianten, gut zu wissen, kuchentipp, mein tipp, meine tipps, unsere tipps, profi tipp, rezept tipp, aufbewahrung, haltbarkeit, dazu passt, dazu passen, weinempfehlung, allergene, kommentar, hinterlasse, schreibe einen, letzte beitrage,
    neueste beitrage, uber mich, kategorien, archiv, rezeptinfos, nahrwert, kuchengerate, zubehor, quelle, variante, variation, auch lecker, das passt, weitere tipps, noch mehr, passend dazu,
    bewaartip, serveertip, variatietip, varieer, variaties, variatie, bewaren, opmerkingen, opmerking, allergenen, weetje, wist je dat, deel dit, reageer, geef een reactie, laat een reactie, over mij, archief, categorieen, gerelateerde, dit vind je, bron,
    suggerimenti, suggerimento, il consiglio, curiosita, abbinamento, come conservare, condividi, archivio, chi sono, articoli recenti, post piu, allergeni, utensili, potrebbero, ti potrebbe, lascia un, leggi anche, valore nutrizionale, varianti, il trucco, trucchi,
    observacoes, observacao, sugestoes, sugestao, curiosidade, compartilhe, deixe um comentario, deixe seu comentario, arquivo, marcadores, sobre mim, postagens, conservacao, valor calorico, equipamentos, alergenios, mais receitas, tambem, fonte, utensilios de,
    forvaring, allergener, dela detta, om mig, kategorier, etiketter, senaste, lamna ett, skriv en, naringsvarden, bra att veta, variera, utrustning, energi per, naringsverdi, naering, lignende, del denne, legg igjen, serveringstips, oppbevaring, godt a vite, del opskriften,
    naeringsvaerdi, arkiv, seneste, skriv et, opbevaring, om os, vinkki, vinkit, ravintosisalto, kommentit, lisatiedot, lue myos, kategoriat, tunnisteet, vihje, huomioitavaa, jaa resepti,
    porady, porada, rada, rady, uwagi, uwaga, notatki, wartosc odzywcza, kalorycznosc, zrodlo, tagi, udostepnij, polecane, zobacz, etykiety, archiwum, ostatnie, o mnie, przechowywanie, alergeny, akcesoria, przydatne wskazowki,
    poznamka, poznamky, dobra rada, doporuceni, vyzivove hodnoty, hodnoceni, diskuze, souvisejici, podobne recepty, alergeny, stitky, komentare, nutricni hodnoty, nas tip, tip kucharky,
    jo tanacs, tipp, otlet, otletek, tippek, megjegyzesek, kapcsolodo, hasonlo, cimkek, hozzaszolas, tapanyagtartalom, kaloria, ajanlott, tovabbi receptek, archivum, sfaturi, sfat, valori nutritionale, comentarii, retete similare, ponturi,
    savjet, savjet vise, napomena, napomene, slicni recepti, nutritivne, vezani, oznake,
    на заметку, рекомендации, полезные советы, похожие рецепты, калорийность, энергетическая ценность, теги, метки, рубрики, архив, архивы, поделиться, отзывы, читайте также, смотрите также, к столу, источник, хранение, подача и, совет от, советы по, заметки, советы и,
    notlar, ipucu, ipuclari, benzer, etiketler, servis onerisi, 保存方法, ワンポイント, アレンジ, 関連レシピ, 関連記事, カテゴリ, タグ, このレシピの生い立ち, 栄養成分, 注意事项, 温馨提示, 烹饪技巧, 相关, 营养成分, 標籤, 小貼士, 참고, 주의사항, 노트, 관련, 태그, 영양성분,
    советы, совет, примечание, примечания, пищевая ценность, комментарии, поради, порада, коментарі, puf noktasi, puf noktalari, besin degerleri, yorumlar, tipy, tip na zaver
  `),
};

/** The words that make "Ingredient notes" or "Ingredients & substitutions" the heading of an article. */
export const ARTICLE_WORDS = words(
  "notes, substitutions, substitutes, swaps, tips, faq, storage, information, about, why, key, choose, choosing, history, benefits, equipment",
);

function words(list: string): string[] {
  return list
    .split(",")
    .map((word) => fold(word))
    .filter((word) => word !== "");
}
