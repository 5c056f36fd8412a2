import { foodTable } from "../food.ts";

export const DAIRY = foodTable(`
cream | double cream (cream), cream, single cream, heavy cream, whipping cream | nata para cocinar f (nata f), nata, crema de leche, nata líquida | contains milk lactose
cream-plant | soya cooking cream (soya cream), vegan cream, oat cream, plant cream | nata vegetal de soja f (nata vegetal f), nata vegana, crema vegetal, nata de avena
creme-fraiche | crème fraîche, creme fraiche, sour cream, soured cream | crème fraîche f, nata agria, crema agria | contains milk lactose
yoghurt-greek | Greek yoghurt, yoghurt, yogurt, Greek yogurt, skyr, curd | yogur griego, yogur, yogurt, yogur griego natural, skyr | contains milk lactose
yoghurt | natural yoghurt, plain yoghurt, plain yogurt, kefir, buttermilk | yogur natural, kéfir | contains milk lactose
yoghurt-soy | unsweetened soya yoghurt (soya yoghurt), vegan yoghurt, soy yogurt, coconut yoghurt | yogur de soja sin azúcar (yogur de soja), yogur vegetal, yogur vegano, yogur de coco
cheddar | Cheddar, cheese, grated cheese | queso cheddar (cheddar), queso, queso rallado, cheddar | contains milk lactose rennet
cheddar-vegetarian | vegetarian mature cheese (cheese), vegetarian cheese | queso curado vegetariano (queso), queso vegetariano | contains milk lactose
gruyere | Gruyère, emmental, Swiss cheese, comté | queso gruyer (gruyer), emmental, gruyere, gruyère | contains milk lactose rennet
parmesan | Parmesan, parmigiano, pecorino, grana padano | queso parmesano (parmesano), parmesano, pecorino, grana padano | contains milk lactose rennet
parmesan-vegetarian | vegetarian hard cheese (hard cheese) | queso duro vegetariano (queso duro) | contains milk lactose
nutritional-yeast | nutritional yeast flakes+ (nutritional yeast), nooch, nutritional yeast, vegan cheese, vegan parmesan | copos de levadura nutricional+ (levadura nutricional f), levadura nutricional, queso vegano
manchego | Manchego | queso manchego (manchego), manchego, queso curado | contains milk lactose rennet
mozzarella | mozzarella, burrata, buffalo mozzarella | mozzarella f, burrata, queso mozzarella | contains milk lactose
feta | feta | queso feta (feta), feta | contains milk lactose
goat-cheese | goat's cheese, goat cheese, goats cheese, chevre | queso de cabra, rulo de cabra, queso de rulo | contains milk lactose
blue-cheese | blue cheese, gorgonzola, stilton, roquefort | queso azul, gorgonzola, roquefort, cabrales | contains milk lactose rennet
ricotta | ricotta, cottage cheese | requesón, ricotta, queso cottage | contains milk lactose
cream-cheese | cream cheese, mascarpone, soft cheese | queso crema, queso de untar, queso fresco, mascarpone, queso untable | contains milk lactose
`);
