import { foodTable } from "../food.ts";

export const STAPLES = foodTable(`
olive-oil | olive oil, extra virgin olive oil, oil | aceite de oliva, aceite, aceite de oliva virgen extra, AOVE
sunflower-oil | sunflower oil, vegetable oil, rapeseed oil, neutral oil | aceite de girasol, aceite vegetal, aceite neutro, aceite suave
sesame-oil | toasted sesame oil (sesame oil), sesame oil | aceite de sésamo tostado (aceite de sésamo), aceite de ajonjolí, aceite de sésamo
coconut-oil | coconut oil | aceite de coco
butter | butter | mantequilla f, manteca | contains milk lactose
butter-plant | plant-based butter, vegan butter, margarine | mantequilla vegetal f, margarina, mantequilla vegana
lemon | lemon/lemons (lemon juice), lemon zest | limón/limones (zumo de limón), jugo de limón, ralladura de limón
lime | lime/limes (lime juice) | lima/limas f (zumo de lima), jugo de lima, limón verde
wine-vinegar | white wine vinegar (vinegar), vinegar, red wine vinegar | vinagre de vino blanco (vinagre), vinagre, vinagre de vino, vinagre de vino tinto
sherry-vinegar | sherry vinegar | vinagre de Jerez
balsamic | balsamic vinegar, balsamic | vinagre balsámico, balsámico, vinagre de Módena
cider-vinegar | cider vinegar, apple cider vinegar | vinagre de manzana, vinagre de sidra
rice-vinegar | rice vinegar | vinagre de arroz
water | water | agua f*
vegetable-stock | vegetable stock, vegetable broth, stock, broth | caldo de verduras, caldo, caldo vegetal
chicken-stock | chicken stock, chicken broth | caldo de pollo, consomé de pollo | contains meat
beef-stock | beef stock, beef broth | caldo de carne, caldo de ternera | contains meat
fish-stock | fish stock, fish broth | caldo de pescado, fumet | contains fish
coconut-milk | coconut milk, coconut cream, coconut | leche de coco f, crema de coco, coco
white-wine | dry white wine (white wine), white wine, wine | vino blanco seco (vino blanco), vino blanco, vino | contains alcohol
red-wine | red wine | vino tinto | contains alcohol
beer | beer, ale, stout | cerveza f | contains gluten alcohol
milk | milk, whole milk, semi-skimmed milk | leche f, leche entera | contains milk lactose
soy-drink | unsweetened soya drink (soya drink), soy milk, soya milk, plant milk | bebida de soja sin azúcar f (bebida de soja f), leche de soja, bebida vegetal, leche vegetal
oat-drink | oat drink, oat milk | bebida de avena f, leche de avena | contains gluten
almond-drink | almond drink, almond milk | bebida de almendra f, leche de almendras | contains nuts
orange-juice | orange juice | zumo de naranja, jugo de naranja
apple-juice | apple juice, cider | zumo de manzana, jugo de manzana, sidra
flour | plain flour (flour), wheat flour, all-purpose flour, wholemeal flour | harina de trigo f (harina f), harina integral | contains gluten
flour-gluten-free | gluten-free flour | harina sin gluten f
chickpea-flour | chickpea flour, gram flour, besan | harina de garbanzo f, harina de garbanzos
cornflour | cornflour, cornstarch | maicena f, almidón de maíz, harina fina de maíz
breadcrumbs | dry breadcrumbs+ (breadcrumbs+), panko, bread crumbs | pan rallado, panko | contains gluten
breadcrumbs-gluten-free | gluten-free breadcrumbs+ | pan rallado sin gluten
baking-powder | baking powder | levadura química f, polvo de hornear, impulsor
flaxseed | ground flaxseed, flax, linseed, flaxseeds | lino molido, semillas de lino, linaza
cocoa | cocoa powder (cocoa), cocoa, cacao | cacao puro en polvo (cacao), cacao, cacao en polvo
`);
