import { foodTable } from "../food.ts";

export const MEAT = foodTable(`
chicken-thigh | boneless chicken thighs+ (chicken), chicken thigh, chicken thighs, boneless chicken thigh | contramuslos de pollo deshuesados+ (pollo), contramuslos de pollo, contramuslo de pollo, contramuslos, muslo de pollo, muslos | contains meat
chicken-breast | chicken breast (chicken), chicken breasts, chicken fillet, chicken fillets | pechuga de pollo f (pollo), pechugas de pollo, pechuga, pechugas | contains meat
chicken-drumstick | chicken drumsticks+, drumstick, drumsticks, chicken legs, chicken leg | jamoncitos de pollo+, muslitos, muslitos de pollo, alitas, jamoncitos | contains meat
turkey-breast | turkey breast (turkey), turkey steak, turkey steaks | pechuga de pavo f (pavo), pechugas de pavo, filetes de pavo | contains meat
duck-breast | duck breast/duck breasts (duck) | magret de pato/magrets de pato (pato), magret | contains meat
stewing-beef | stewing beef (beef), beef stew meat, braising beef, beef chuck, beef shin, meat | ternera para guisar f (ternera f), ternera, carne de guiso, carne para guisar, morcillo, carne, res, vacuno | contains meat
beef-steak | beef steak, steak, steaks, sirloin, rump steak, beef strips, beef, meat | filete de ternera (ternera f), ternera, bistec, bistecs, entrecot, solomillo de ternera, filetes de ternera, solomillo, carne, res, vacuno | contains meat
pork-shoulder | pork shoulder (pork), stewing pork, meat | paleta de cerdo f (cerdo), carne de cerdo, magro de cerdo, puerco, carne | contains meat pork
pork-loin | pork loin (pork), pork steaks, pork strips, meat | lomo de cerdo (cerdo), lomo, cinta de lomo, puerco, carne | contains meat pork
pork-tenderloin | pork tenderloin, pork fillet | solomillo de cerdo, solomillos de cerdo | contains meat pork
pork-chop | pork chop/pork chops, chops, chop | chuleta de cerdo/chuletas de cerdo f, chuletas, chuleta | contains meat pork
lamb-shoulder | diced lamb shoulder (lamb), stewing lamb, lamb stew meat | paletilla de cordero en dados f (cordero), carne de cordero, paletilla de cordero | contains meat
lamb-chop | lamb chop/lamb chops (lamb), lamb chops, lamb cutlets, lamb cutlet | chuleta de cordero/chuletas de cordero f (cordero), chuletas de cordero, chuletillas | contains meat
rabbit | rabbit pieces+ (rabbit), rabbit | conejo troceado (conejo), conejo | contains meat
chicken-mince | minced chicken, chicken mince, ground chicken | carne picada de pollo f, pollo picado | contains meat
turkey-mince | minced turkey, turkey mince, ground turkey | carne picada de pavo f, pavo picado | contains meat
beef-mince | minced beef, beef mince, ground beef, mince, minced meat, ground meat, beef, meat | carne picada de ternera f, carne picada, carne molida, carne, ternera picada, ternera, res, vacuno | contains meat
pork-mince | minced pork, pork mince, ground pork | carne picada de cerdo f, cerdo picado | contains meat pork
lamb-mince | minced lamb, lamb mince, ground lamb | carne picada de cordero f, cordero picado | contains meat
sausage | fresh pork sausage/fresh pork sausages (sausage/sausages), pork sausages, bangers | salchicha fresca/salchichas frescas f (salchicha/salchichas f), salchichas, longaniza, butifarra | contains meat pork
chicken-bones | chicken bones+, chicken carcass, chicken carcasses, carcass, bones, chicken wings and bones | huesos de pollo+, carcasa de pollo, carcasas de pollo, carcasa, huesos | contains meat
beef-bones | beef bones+, marrow bones, bone marrow, soup bones, bones | huesos de ternera+, huesos de caña, hueso de ternera, huesos | contains meat
bacon | smoked bacon (bacon), rashers, streaky bacon, pancetta, lardons | beicon ahumado (beicon), bacon, tocino, panceta, tocineta | contains meat pork
chorizo | cooking chorizo (chorizo) | chorizo | contains meat pork
cured-ham | cured ham, serrano ham, prosciutto, parma ham, jamon | jamón serrano, jamón, jamón ibérico, jamón curado | contains meat pork
cooked-ham | cooked ham, ham | jamón cocido, jamón york, jamón dulce | contains meat pork
cooked-chicken | cooked chicken, leftover chicken, leftover roast chicken, rotisserie chicken, chicken | pollo ya cocinado, sobras de pollo, pollo cocido, pollo | contains meat
`);
