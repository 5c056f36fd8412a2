import { foodTable } from "../food.ts";

/** Sausages, ham, bacon and other cured or cooked meat. */
export const COLD_CUTS = foodTable(`
cold-cuts | cold cuts+, deli meat, lunch meat, luncheon meat, sliced meat, charcuterie, cold meats | embutidos+, embutido, fiambre, fiambres, charcutería, carnes frías | is meat; contains salt; may pork
sausages | sausages+, sausage, links, sausage meat, breakfast sausage, chipolata, Italian sausage, cooked sausage, sausagemeat, bulk sausage, sausage links | salchichas+ f, salchicha | is meat; contains salt; may pork gluten
sausage | fresh pork sausage/fresh pork sausages (sausage/sausages), pork sausage, bangers, Cumberland sausage, Toulouse sausage, Lincolnshire sausage, pork sausage meat, saveloy, saveloys | salchicha fresca/salchichas frescas f (salchicha/salchichas f), longaniza, butifarra, salchichas de cerdo, salchicha parrillera, chistorra | is sausages pork; contains gluten sulphites
sausage-gluten-free | gluten-free sausages+ | salchichas sin gluten+ f | is sausages pork; contains sulphites
chicken-sausage | chicken sausage/chicken sausages, turkey sausage | salchicha de pollo/salchichas de pollo f, salchichas de pavo, salchicha de pavo | is sausages poultry
merguez | merguez | merguez f | is sausages lamb beef
bratwurst | bratwurst, knackwurst, weisswurst | bratwurst/bratwursts f, salchichas alemanas | is sausages pork
frankfurter | frankfurter/frankfurters, hot dog, hot dog sausages, wieners, Vienna sausages, cocktail sausages, frankfurter sausage | salchicha de Frankfurt/salchichas de Frankfurt f, salchichas Frankfurt, frankfurt, salchichas de viena, perrito caliente, perritos calientes, vienesas, panchos, salchichas cocktail | is sausages pork; may milk soy
bacon | smoked bacon (bacon), rasher, streaky bacon, back bacon, pancetta, bacon bits, bacon rashers, lardon, bacon slices, Canadian bacon, unsmoked bacon, thick-cut bacon, fatback, salt pork | beicon ahumado (beicon), bacon, tocino, panceta, tocineta, tocino ahumado, panceta ahumada, lonchas de beicon, panceta curada, bondiola | is pork cold-cuts
turkey-bacon | turkey bacon | beicon de pavo, tocino de pavo | is turkey cold-cuts
guanciale | guanciale | guanciale, papada ibérica, papada | is pork cold-cuts
chorizo | cooking chorizo (chorizo), chorizo sausage, Mexican chorizo | chorizo, chorizos, chorizo fresco, chorizo criollo, chorizo ibérico | is sausages pork cold-cuts; has garlic paprika-smoked; may milk
sobrasada | sobrasada, nduja | sobrasada f, sobrassada | is pork cold-cuts; has paprika-sweet
salami | salami, salame, soppressata, salchichón, saucisson, dried sausage | salami, salchichón, fuet, longaniza curada, salame | is pork cold-cuts; may milk
pepperoni | pepperoni | pepperoni, peperoni | is pork beef cold-cuts
mortadella | mortadella, bologna, baloney, bologna sausage | mortadela f | is pork cold-cuts; contains nuts
cured-ham | cured ham, serrano ham, prosciutto, parma ham, jamon, Iberico ham, jamon serrano, jamon iberico, speck, country ham | jamón serrano, jamón, jamón ibérico, jamón curado, prosciutto, taquitos de jamón, paleta ibérica, cecina de cerdo, ibérico, ibéricos, jamoncito | is pork cold-cuts
cooked-ham | cooked ham, ham, sliced ham, deli ham, gammon, smoked ham, baked ham, ham steak, black forest ham, leftover ham, boiled ham, kassler, Kasseler | jamón cocido, jamón york, jamón dulce, jamón de york, lacón, jamón en dulce, jamón de pierna | is pork cold-cuts; may milk
turkey-ham | turkey ham, sliced turkey, deli turkey, smoked turkey, turkey slices | fiambre de pavo, pechuga de pavo cocida, jamón de pavo, pavo en lonchas, pavo ahumado | is turkey cold-cuts; may milk
chicken-slices | sliced chicken, chicken ham, deli chicken | fiambre de pollo, pechuga de pollo en lonchas, jamón de pollo | is chicken cold-cuts
cured-loin | cured pork loin, lomo embuchado, coppa, capicola, lonza | lomo embuchado, lomo curado, caña de lomo, bondiola curada | is pork cold-cuts
bresaola | bresaola, dried beef, beef jerky, jerky, biltong, cecina | cecina f, carne seca, bresaola, machaca, charqui, tasajo | is beef cold-cuts
pastrami | pastrami, corned beef, salt beef | pastrami, carne en conserva | is beef cold-cuts
black-pudding | black pudding, blood sausage, boudin noir | morcilla f, morcillas, morcilla de Burgos, morcilla de arroz, moronga | is sausages pork; contains blood gluten
haggis | haggis | haggis | is offal lamb; has oats
pate | pâté/pâtés, liver pâté, liverwurst, liver sausage, terrine, pork pate | paté, patés, paté de hígado, foie de cerdo, terrina | is pork liver cold-cuts; may milk gluten
rillettes | rillettes+ | rillettes+ f | is pork; contains animal-fat
head-cheese | head cheese, brawn | queso de cerdo, cabeza de jabalí, queso de puerco, queso de cabeza | is pork offal; contains gelatine
spam | spam, tinned ham, canned ham | jamón enlatado, magro de cerdo enlatado | is pork cold-cuts
jamon-bone | ham bone/ham bones | hueso de jamón/huesos de jamón | is pork
smoked-sausage | smoked sausage/smoked sausages, kielbasa, Polish sausage, rookworst | salchicha ahumada/salchichas ahumadas f, kielbasa, salchicha polaca | is sausages pork cold-cuts; may gluten milk
andouille | andouille, andouille sausage, tasso, linguiça, chouriço, boerewors | salchicha andouille f, andouille | is smoked-sausage
chinese-sausage | Chinese sausage, lap cheong, lap chong, lup cheong | salchicha china f, lap cheong | is sausages pork cold-cuts; has soy-sauce sugar
botillo | botillo | botillo, androlla | is sausages pork cold-cuts
`);
