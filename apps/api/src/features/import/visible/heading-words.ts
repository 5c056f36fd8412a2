import { fold } from "@larder/domain/fold";

/** What headings of recipe pages say, folded: without case, accents and marks. */
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
    съставки, необходими продукти, састојци, ingrediencie, koostisosad, ingredientai, sastavdalas
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
    pagatavosana, gaminimas, valmistamine, nasil yapilir
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
    советы, совет, примечание, примечания, пищевая ценность, комментарии, поради, порада, коментарі, puf noktasi, puf noktalari, besin degerleri, yorumlar, tipy, tip na zaver
  `),
};

/** What makes "Ingredient notes" and "Ingredients & substitutions" parts of an article. */
export const ARTICLE_WORDS = words(
  "notes, substitutions, substitutes, swaps, tips, faq, storage, information, about, why, key, choose, choosing, history, benefits, equipment",
);

function words(list: string): string[] {
  return list
    .split(",")
    .map((word) => fold(word))
    .filter((word) => word !== "");
}
