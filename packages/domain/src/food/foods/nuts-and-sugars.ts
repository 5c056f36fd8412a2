import { foodTable } from "../food.ts";

export const NUTS_AND_SUGARS = foodTable(`
almond | almonds+, almond, flaked almonds | almendras+ f, almendra, almendras laminadas | contains nuts
walnut | walnuts+, walnut, pecans, pecan | nueces+ f, nuez, pecanas, nueces pecanas | contains nuts
hazelnut | hazelnuts+, hazelnut | avellanas+ f, avellana | contains nuts
cashew | cashews+, cashew, cashew nuts | anacardos+, anacardo, castañas de cajú | contains nuts
peanut | roasted peanuts+ (peanuts+), peanut, peanuts | cacahuetes tostados+ (cacahuetes+), cacahuete, cacahuates, maní, cacahuetes | contains peanuts
pine-nuts | pine nuts+, pine nut | piñones+, piñón | contains nuts
pistachio | pistachios+, pistachio | pistachos+, pistacho | contains nuts
sesame-seeds | sesame seeds+, sesame, sesame seed | semillas de sésamo+ f, sésamo, ajonjolí
pumpkin-seeds | pumpkin seeds+, pepitas, pumpkin seed | pipas de calabaza+ f, semillas de calabaza
sunflower-seeds | sunflower seeds+, sunflower seed | pipas de girasol+ f, semillas de girasol
chia | chia seeds+, chia | semillas de chía+ f, chía
coconut-desiccated | desiccated coconut, shredded coconut, grated coconut | coco rallado
granola | granola, muesli | granola f, muesli | contains gluten nuts honey sugar
chocolate | dark chocolate (chocolate), chocolate, chocolate chips | chocolate negro (chocolate), chocolate, pepitas de chocolate
sugar | caster sugar (sugar), sugar, white sugar | azúcar, azúcar blanco, azúcar blanca
brown-sugar | light brown sugar (brown sugar), brown sugar, muscovado | azúcar moreno, azúcar morena, panela
honey | honey | miel f | contains honey sugar
maple-syrup | maple syrup, agave, agave syrup, golden syrup | sirope de arce, sirope de agave, jarabe de arce
`);
