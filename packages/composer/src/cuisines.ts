import { type Bilingual, t } from "./bilingual.ts";
import { wordList } from "./pantry/food.ts";

/** A cuisine: the seasonings it uses by default. */
export interface Cuisine {
  id: string;
  /** The words of a query that request it. */
  words: Bilingual;
  /** The cuisine's name in the recipe; absent for plain home cooking. */
  label?: Bilingual;
  /** Fats, aromatics, herbs, spices, acids, sauces, cheeses and toppings, best first. */
  foods: readonly string[];
}

const cuisine = (id: string, words: Bilingual, label: Bilingual | undefined, foods: string): Cuisine => ({
  id,
  words,
  ...(label && { label }),
  foods: wordList(foods),
});

export const CUISINES: readonly Cuisine[] = [
  cuisine(
    "home",
    t("homemade, home-style, traditional", "casero, casera, de casa, tradicional"),
    undefined,
    `olive-oil butter onion garlic leek celery carrot parsley thyme chives black-pepper bay-leaf lemon cider-vinegar
     mustard-dijon vegetable-stock cream cheddar walnut pumpkin-seeds paprika-sweet nutmeg creme-fraiche`,
  ),
  cuisine(
    "spanish",
    t(
      "Spanish",
      "español, española, a la española, gallego, gallega, a la gallega, andaluz, andaluza, castellano, castellana",
    ),
    t("Spanish", "Española"),
    `olive-oil onion garlic paprika-smoked saffron parsley bay-leaf rosemary sherry-vinegar lemon tomato roasted-peppers manchego
     almond white-wine cured-ham olives`,
  ),
  cuisine(
    "italian",
    t("Italian, Tuscan, Sicilian", "italiano, italiana, a la italiana, toscano, siciliano"),
    t("Italian", "Italiana"),
    `olive-oil onion garlic shallot basil oregano rosemary sage parsley chilli-flakes balsamic lemon parmesan mozzarella
     pine-nuts white-wine tomato-puree black-pepper`,
  ),
  cuisine(
    "mediterranean",
    t("Mediterranean, Greek, Cypriot", "mediterráneo, mediterránea, griego, griega"),
    t("Mediterranean", "Mediterránea"),
    `olive-oil red-onion garlic oregano mint parsley dill lemon feta olives yoghurt-greek sumac almond pine-nuts cumin
     wine-vinegar paprika-sweet`,
  ),
  cuisine(
    "french",
    t("French, Provençal", "francés, francesa, provenzal, a la francesa"),
    t("French", "Francesa"),
    `butter shallot garlic leek thyme tarragon herbes-de-provence parsley chives nutmeg mustard-dijon white-wine lemon
     gruyere cream walnut black-pepper olive-oil wine-vinegar`,
  ),
  cuisine(
    "moroccan",
    t(
      "Moroccan, North African, tagine, Middle Eastern, Lebanese",
      "marroquí, tajín, tagine, árabe, libanés, libanesa, magrebí",
    ),
    t("North African", "Magrebí"),
    `olive-oil onion garlic ginger cumin ras-el-hanout cinnamon coriander-seed paprika-sweet turmeric coriander-leaf mint
     lemon harissa almond apricot-dried yoghurt-greek tahini pistachio`,
  ),
  cuisine(
    "indian",
    t("Indian, Pakistani, masala", "indio, india, hindú, masala"),
    t("Indian", "India"),
    `sunflower-oil onion garlic ginger cumin turmeric coriander-seed garam-masala curry-powder mustard-seeds
     coriander-leaf lemon chilli yoghurt coconut-milk cashew`,
  ),
  cuisine(
    "thai",
    t("Thai, Vietnamese", "tailandés, tailandesa, thai, vietnamita"),
    t("Thai", "Tailandesa"),
    `sunflower-oil shallot garlic ginger lemongrass chilli curry-paste-red coconut-milk lime coriander-leaf basil mint
     fish-sauce peanut spring-onion brown-sugar`,
  ),
  cuisine(
    "east-asian",
    t(
      "Chinese, Asian, Japanese, Korean, oriental",
      "chino, china, asiático, asiática, japonés, japonesa, coreano, oriental",
    ),
    t("East Asian", "Asiática"),
    `sunflower-oil spring-onion garlic ginger soy-sauce rice-vinegar sesame-oil sesame-seeds chilli coriander-leaf honey
     miso cashew peanut lime`,
  ),
  cuisine(
    "mexican",
    t("Mexican, Tex-Mex", "mexicano, mexicana, tex-mex, texmex"),
    t("Mexican", "Mexicana"),
    `sunflower-oil red-onion garlic cumin chilli-powder oregano paprika-smoked lime coriander-leaf chilli avocado
     tomato-salsa feta creme-fraiche pumpkin-seeds tomato-puree`,
  ),
  cuisine(
    "nordic",
    t("Scandinavian, Nordic, Swedish", "nórdico, nórdica, escandinavo, sueco"),
    t("Nordic", "Nórdica"),
    `butter onion shallot dill chives black-pepper lemon cider-vinegar mustard-wholegrain creme-fraiche horseradish
     sunflower-seeds`,
  ),
];
