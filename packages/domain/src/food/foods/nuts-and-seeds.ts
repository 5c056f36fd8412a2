import { foodTable } from "../food.ts";

/** Nuts, peanuts and seeds. */
export const NUTS_AND_SEEDS = foodTable(`
nut | nuts+, nut, mixed nuts, chopped nuts, tree nut, chopped mixed nuts, nut mix, toasted nuts, roasted nuts, salted nuts, trail mix, unsalted nuts, nuts of choice | frutos secos+, fruto seco, frutos secos variados, nueces variadas, frutos secos picados, mezcla de frutos secos, fruto de cáscara, frutos de cáscara | contains nuts choking; may peanuts
almond | almonds+, almond, ground almonds, blanched almonds, sliced almonds, slivered almonds, whole almonds, toasted almonds, marcona almonds, roasted almonds, smoked almonds, toasted flaked almonds, chopped almonds, raw almonds, almonds flaked, almond flakes, bitter almond, flaked almond, salted almonds, almond slivers, toasted slivered almonds | almendras+ f, almendra, almendras laminadas, almendra molida, almendras molidas, almendras crudas, almendra marcona, almendras tostadas, almendras fileteadas, almendra cruda, almendra laminada, almendra fileteada, almendras picadas, almendra picada, crocanti de almendra, almendra tostada, almendras enteras, granillo de almendra, almendras peladas | is nut
walnut | walnuts+, walnut, chopped walnuts, walnut halves, walnut pieces, toasted walnuts, walnut half, pickled walnuts | nueces+ f, nuez, nueces picadas, nueces peladas, nueces de Castilla, nuez picada, nuez de Castilla, nueces troceadas, mitades de nuez | is nut
pecan | pecans+, pecan, pecan halves, chopped pecans, toasted pecans, pecan pieces, pecan nut, candied pecans | nueces pecanas+ f, pecanas, nuez pecana, pacanas, nueces pecán, nueces de pecán, pecán | is nut
hazelnut | hazelnuts+, hazelnut, filberts, blanched hazelnuts, chopped hazelnuts, ground hazelnuts, toasted hazelnuts, roasted hazelnuts, skinned hazelnuts, chopped toasted hazelnuts | avellanas+ f, avellana, avellanas tostadas, avellana molida, avellanas molidas | is nut
cashew | cashews+, cashew, roasted cashews, raw cashews, cashew nut, unsalted cashews, salted cashews, cashew pieces | anacardos+, anacardo, castañas de cajú, marañones, nuez de la India, castañas de cajú tostadas, anacardos crudos, merey, cajú, anacardos tostados, nueces de la India | is nut; contains fodmap
pistachio | pistachios+, pistachio, shelled pistachios, pistachio nuts, pistachio kernels, pistachio slivers, unsalted pistachios, chopped pistachios, ground pistachios, slivered pistachios | pistachos+, pistacho, pistachos pelados, pistache, pistaches, pistachos picados, pistachos crudos | is nut; contains fodmap
pine-nuts | pine nuts+, pine nut, pinenuts, pignoli, toasted pine nuts, pine kernel, piñon nuts | piñones+, piñón, piñones tostados | is nut
brazil-nut | Brazil nuts+, Brazil nut | nueces de Brasil+ f, nuez de Brasil, nueces del Brasil, castañas de Pará | is nut
macadamia | macadamia nuts+, macadamia nut, macadamia, Queensland nuts | nueces de macadamia+ f, macadamias, nuez de macadamia, macadamia | is nut
chestnut | chestnuts+, chestnut, cooked chestnuts, roasted chestnuts, chestnut purée, vacuum-packed chestnuts, chestnut flour, marrons glacés, peeled chestnuts, sweet chestnuts, chestnut spread, marron glacé | castañas+ f, castaña, castañas cocidas, castañas asadas, puré de castañas, harina de castañas, marron glacé, crema de castañas, castañas peladas, castañas pilongas | contains starch
tiger-nut | tiger nuts+, tiger nut, chufa | chufas+ f, chufa
peanut | roasted peanuts+ (peanuts+), peanut, salted peanuts, dry-roasted peanuts, unsalted peanuts, roasted salted peanuts, chopped peanuts, honey roasted peanuts, crushed peanuts, groundnut, monkey nuts, raw peanuts, peanut flour, roasted unsalted peanuts | cacahuetes tostados+ (cacahuetes+), cacahuetes, cacahuete, cacahuates, maní, cacahuate, manises, cacahuetes pelados, maníes, cacahuetes crudos, maní tostado, cacahuetes salados | contains peanuts choking
seeds | seeds+, seed, pumpkin and sunflower seeds | semillas+ f, semilla
mixed-seeds | mixed seeds+, seed mix, toasted seeds, mixed seed | semillas variadas+ f, mezcla de semillas, semillas al gusto | is seeds; may sesame
sesame-seeds | sesame seeds+, sesame, sesame seed, toasted sesame seeds, black sesame seeds, white sesame seeds, gomasio, black sesame, white sesame, toasted sesame, mixed sesame seeds, toasted white sesame seeds, black or white sesame seeds | semillas de sésamo+ f, sésamo, ajonjolí, semillas de ajonjolí, sésamo tostado, sésamo negro, semillas de sésamo tostado, semillas de sésamo negro, semillas sésamo, sésamo blanco, gomasio | contains sesame
pumpkin-seeds | pumpkin seeds+, pumpkin seed, pumpkin kernels, green pumpkin seeds, pepita, raw pumpkin seeds, toasted pumpkin seeds | pipas de calabaza+ f, semillas de calabaza, pepitas de calabaza, pepitas, pepas de zapallo
sunflower-seeds | sunflower seeds+, sunflower seed, sunflower kernels, raw sunflower seeds, shelled sunflower seeds | pipas de girasol+ f, semillas de girasol, pipas, pipas peladas
chia | chia seeds+, chia, chia seed, black chia seeds | semillas de chía+ f, chía, semilla de chía, semillas chía
poppy-seeds | poppy seeds+, poppy seed, poppyseed | semillas de amapola+ f, amapola, semillas amapola
hemp-seeds | hemp seeds+, hemp hearts, hemp seed, shelled hemp seeds, hemp | semillas de cáñamo+ f, cáñamo, semillas de cáñamo peladas
nut-free-spread | soy nut butter, nut-free butter | crema sin frutos secos f | may soy
`);
