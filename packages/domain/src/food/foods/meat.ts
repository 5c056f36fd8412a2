import { foodTable } from "../food.ts";

/** Meat of mammals and birds, fresh and cooked. */
export const MEAT = foodTable(`
meat | meat, stew meat, grilling meat, butcher's meat | carne f, carnes, carne para guisar | contains meat; may pork beef
red-meat | red meat | carne roja f | is meat; may beef pork lamb
white-meat | white meat | carne blanca f | is meat; may poultry pork
cooked-meat | cooked meat, leftover meat, roast meat | carne cocida f, sobras de carne, carne asada, restos de carne | is meat
poultry | poultry, fowl | ave/aves f*, aves de corral, carne de ave | is meat; contains poultry
chicken | chicken, whole chicken, roasting chicken, spatchcock chicken, poussin, hen, chicken pieces, chicken meat, chicken tenders, chicken strips, chicken tenderloins | pollo, pollo entero, picantón, gallina, trozos de pollo, presas de pollo, carne de pollo | is poultry
chicken-thigh | boneless chicken thighs+ (chicken), chicken thigh, boneless chicken thigh, chicken thigh fillet, chicken quarter, chicken leg quarter | contramuslos de pollo deshuesados+ (pollo), contramuslos de pollo, contramuslo de pollo, contramuslos, contramuslo, muslo de pollo, muslos, muslo, cuartos de pollo | is chicken
chicken-thigh-on-bone | chicken thighs on the bone+ (chicken), bone-in chicken thighs, bone-in chicken thigh | contramuslos de pollo con hueso+ (pollo), muslos de pollo con hueso | is chicken-thigh
chicken-breast | chicken breast (chicken), chicken fillet, chicken breast fillet, chicken cutlet | pechuga de pollo f (pollo), pechugas de pollo, pechuga, pechugas, filete de pollo, suprema de pollo | is chicken
chicken-drumstick | chicken drumsticks+, chicken drumstick, drumstick, chicken leg | jamoncitos de pollo+, jamoncito de pollo, muslitos, muslitos de pollo, jamoncitos, pierna de pollo, pata de pollo | is chicken
chicken-wings | chicken wings+, chicken wing, wings, buffalo wings | alitas de pollo+ f, alita de pollo, alitas, alas de pollo | is chicken
chicken-mince | minced chicken, chicken mince, ground chicken | carne picada de pollo f, pollo picado, pollo molido | is chicken minced-meat
cooked-chicken | cooked chicken, leftover chicken, leftover roast chicken, rotisserie chicken, roast chicken, shredded chicken, cooked chicken breast | pollo ya cocinado, sobras de pollo, pollo cocido, pollo asado, pollo desmechado, pollo desmenuzado | is chicken
chicken-bones | chicken bones+, chicken carcass, chicken carcasses, carcass, bones, chicken wings and bones, chicken feet | huesos de pollo+, carcasa de pollo, carcasas de pollo, carcasa, huesos, patas de pollo | is chicken
turkey | turkey, whole turkey, turkey crown, turkey leg, turkey thigh, leftover turkey, roast turkey, cooked turkey | pavo, pavo entero, muslo de pavo, guajolote, restos de pavo, pavo asado | is poultry
turkey-breast | turkey breast (turkey), turkey steak, turkey cutlet, turkey escalope | pechuga de pavo f (pavo), pechugas de pavo, filetes de pavo, filete de pavo | is turkey
turkey-mince | minced turkey, turkey mince, ground turkey | carne picada de pavo f, pavo picado, pavo molido | is turkey minced-meat
duck | duck, whole duck, duck leg, duck confit, confit duck, Peking duck, Barbary duck | pato, pato entero, muslo de pato, confit de pato, pato confitado | is poultry
duck-breast | duck breast/duck breasts (duck), magret | magret de pato/magrets de pato (pato), magret, pechuga de pato | is duck
goose | goose, roast goose | ganso, oca | is poultry
quail | quail/quails | codorniz/codornices f | is poultry game
guinea-fowl | guinea fowl | pintada f, gallina de Guinea | is poultry
pigeon | pigeon, squab, wood pigeon | pichón, paloma | is poultry game
partridge | partridge | perdiz/perdices f | is poultry game
pheasant | pheasant | faisán/faisanes | is poultry game
beef | beef, beef joint, beef roast, diced beef, wagyu, cooked beef, leftover beef | carne de vacuno f, vacuno, res, carne de res, carne de vaca, vaca, buey | is meat; contains beef
stewing-beef | stewing beef (beef), beef stew meat, stewing steak, braising beef, braising steak, beef chuck, chuck steak, chuck roast, beef shin, beef cubes, stew beef | ternera para guisar f (ternera f), carne de guiso, morcillo, jarrete, ragú, aguja de ternera, roast beef argentino, falda de res, carne para estofar, ternera en dados | is beef
veal | veal, veal escalope, veal cutlet, veal chop, veal shank, veal shin, osso buco cut | ternera f, ternera lechal, escalope de ternera, chuleta de ternera, osobuco | is beef
beef-steak | beef steak, steak, sirloin, sirloin steak, rump steak, rump, fillet steak, rib eye, ribeye, ribeye steak, T-bone steak, minute steak, flank steak, skirt steak, hanger steak, bavette, flat iron steak, New York strip, tomahawk steak, beef strips, beef medallions, T-bone, T-bones | filete de ternera (ternera f), bistec, bistecs, bisté, bife, bife de chorizo, entrecot, entrecots, solomillo de ternera, solomillo de buey, filetes de ternera, arrachera, entraña, chuletón, lomo alto, corte de vacío, lomo de res, lomo de vaca, churrasco | is beef
beef-fillet | beef fillet, beef tenderloin, fillet of beef, filet mignon, chateaubriand | lomo de ternera, filete mignon, lomo fino | is beef
roast-beef | roasting beef, roast beef, topside, silverside, beef rump joint, rib of beef, prime rib, standing rib roast, beef brisket, brisket, pot roast, sirloin joint, beef top round | ternera para asar f, redondo de ternera, rosbif, babilla, tapilla, pecho de ternera, asado de tira, peceto, cuete de res | is beef
beef-short-ribs | beef short ribs+, short rib, beef rib | costillas de ternera+ f, costilla de res, tira de asado, costillar de ternera | is beef
beef-mince | minced beef, beef mince, ground beef, hamburger meat, ground chuck, ground round, lean mince, steak mince, ground sirloin, lean ground beef | carne picada de ternera f, ternera picada, carne molida de res, res molida, carne picada de vacuno | is beef minced-meat
minced-meat | minced meat, mince, ground meat, meatloaf mix | carne picada f, carne molida, picadillo de carne, carne picada mixta | is meat; may beef pork
beef-bones | beef bones+, beef bone, marrow bone, bone marrow, soup bones, veal bones | huesos de ternera+, huesos de caña, hueso de ternera, tuétano, hueso de caña, huesos de res | is beef
pork | pork, pork meat, leftover pork, roast pork, diced pork, pork cubes, pork leg, leg of pork, pork cheek, pork cutlet, gammon joint fresh | cerdo, carne de cerdo, puerco, carne de puerco, chancho, cochino, pierna de cerdo, carrilleras de cerdo, carrillada, careta, careta de cerdo | is meat; contains pork
pork-shoulder | pork shoulder (pork), stewing pork, pork butt, Boston butt, pulled pork, pork neck, pork collar | paleta de cerdo f (cerdo), magro de cerdo, aguja de cerdo, cabeza de lomo, cerdo desmechado, cabezada | is pork
pork-loin | pork loin (pork), pork steak, pork strips, loin of pork, pork roast | lomo de cerdo (cerdo), lomo, cinta de lomo, filetes de lomo, filete de cerdo, filetes de cerdo | is pork
pork-tenderloin | pork tenderloin, pork fillet, pork medallions | solomillo de cerdo, solomillos de cerdo, solomillo, solomillo ibérico | is pork
pork-chop | pork chop/pork chops, chops | chuleta de cerdo/chuletas de cerdo f, chuletas, chuleta, chuleta de puerco | is pork
pork-belly | pork belly, belly pork, pork belly slices | panceta fresca f, panceta de cerdo, tocino fresco | is pork
pork-ribs | pork ribs+, spare ribs, spareribs, ribs, baby back ribs, rack of ribs | costillas de cerdo+ f, costillas, costilla, costillar, costilla de cerdo, costillas adobadas | is pork
pork-mince | minced pork, pork mince, ground pork | carne picada de cerdo f, cerdo picado, carne molida de cerdo, cerdo molido | is pork minced-meat
pork-trotters | pig's trotters+, trotters, ham hock, pork knuckle, pork hock, pig's trotter, pigs feet | manitas de cerdo+ f, codillo, codillo de cerdo, pie de cerdo, manos de cerdo, patitas de cerdo, manitas | is pork
suckling-pig | suckling pig | cochinillo, lechón | is pork
pork-rind | pork rinds+, pork scratchings, pork crackling, chicharrones, pork skin | cortezas de cerdo+ f, chicharrón, chicharrones, torreznos, piel de cerdo | is pork; contains animal-fat salt
lamb | lamb, lamb meat, roast lamb, leftover lamb, mutton, hogget, rack of lamb, lamb fillet, lamb loin, lamb cubes, diced lamb | cordero, carne de cordero, lechazo, cordero lechal, carré de cordero, borrego | is meat; contains lamb
lamb-shoulder | diced lamb shoulder (lamb), lamb shoulder, shoulder of lamb, stewing lamb, lamb stew meat, lamb neck | paletilla de cordero en dados f (cordero), paletilla de cordero, paletilla, cuello de cordero, cordero para guisar | is lamb
lamb-leg | leg of lamb, lamb leg | pierna de cordero/piernas de cordero f | is lamb
lamb-shank | lamb shank/lamb shanks | jarrete de cordero/jarretes de cordero, codillo de cordero | is lamb
lamb-chop | lamb chop/lamb chops (lamb), lamb cutlet | chuleta de cordero/chuletas de cordero f (cordero), chuletillas, chuletillas de cordero | is lamb
lamb-mince | minced lamb, lamb mince, ground lamb | carne picada de cordero f, cordero picado, cordero molido | is lamb minced-meat
goat | goat meat, goat, kid goat, goat kid | carne de cabra f, cabrito, chivo, cabra | is meat
rabbit | rabbit pieces+ (rabbit), rabbit | conejo troceado (conejo), conejo | is meat; contains rabbit
hare | hare | liebre f | is game; contains rabbit
game | game meat, wild game | carne de caza f, caza | is meat; contains game
venison | venison, venison steak, deer, elk | venado, ciervo, corzo, carne de venado | is game
wild-boar | wild boar, boar | jabalí/jabalíes | is game; contains pork
bison | bison, buffalo meat, ground bison | bisonte, carne de bisonte | is game
ostrich | ostrich | avestruz/avestruces | is poultry game
horse-meat | horse meat | carne de caballo f, carne de potro, potro | is meat; contains horse
offal | offal, variety meats, organ meats | casquería f, vísceras, menudencias, menudos, despojos | is meat; contains offal
liver | liver, calf's liver, lamb's liver, pig's liver, beef liver, calves liver | hígado/hígados, hígado de ternera, hígado de cerdo | is offal; may beef pork
chicken-liver | chicken liver/chicken livers | higadito de pollo/higaditos de pollo, hígado de pollo, higaditos | is liver chicken
foie-gras | foie gras | foie gras, foie, foie de pato | is liver duck
kidney | kidney/kidneys, lamb kidneys, pig kidneys, veal kidney | riñón/riñones, riñones de cordero, riñones al jerez | is offal
sweetbreads | sweetbreads+, sweetbread | mollejas+ f, molleja, lechecillas | is offal
tripe | tripe, menudo tripe | callos+, callo, mondongo, tripa, tripas, guatita, librillo | is offal; contains beef; may pork
tongue | beef tongue, ox tongue, tongue, veal tongue | lengua de ternera f, lengua de res, lengua | is offal beef
heart | beef heart, chicken hearts, ox heart, lamb heart | corazón de res, corazones de pollo, corazón de ternera, corazón de cerdo | is offal
oxtail | oxtail | rabo de toro, rabo de buey, cola de res, rabo de ternera | is beef
beef-cheek | beef cheek/beef cheeks, ox cheek | carrillera de ternera/carrilleras de ternera f, carrilleras, carrillera | is beef
brains | brains+, lamb brains | sesos+, sesos de cordero | is offal
pig-ear | pig's ear/pig's ears | oreja de cerdo/orejas de cerdo f, oreja | is pork offal
gizzards | gizzards+, chicken gizzards, giblets | mollejas de pollo+ f, menudillos, menudencias de pollo | is offal chicken
blood | blood, pig's blood | sangre f, sangre encebollada, sangre de cerdo | is meat; contains blood; may pork
frog-legs | frog's legs+, frog legs | ancas de rana+ f | is meat
meatballs | meatballs+, meatball, frozen meatballs | albóndigas+ f, albóndiga | has minced-meat breadcrumbs egg; may pork beef; made
burger-patty | burger patty/burger patties, beef patties, beefburgers, hamburgers, hamburger patty, burgers | hamburguesa de ternera/hamburguesas de ternera f, medallón de carne, hamburguesa, carne para hamburguesa | has beef-mince; made
kebab-meat | kebab meat, doner meat, gyros meat, shawarma meat | carne de kebab f, carne de shawarma | is meat; contains gluten; may lamb beef
breaded-chicken | breaded chicken, chicken nuggets, nuggets, chicken goujons, popcorn chicken, chicken schnitzel, fried chicken | pollo empanado, nuggets de pollo, nuggets, pollo rebozado, milanesa de pollo, pollo frito | has chicken breadcrumbs; may egg milk; made
schnitzel | schnitzel, breaded veal, milanesa | milanesa f, filete empanado, escalope empanado | is meat; has breadcrumbs egg; may beef pork; made
grouse | grouse, woodcock, snipe | urogallo, becada | is poultry game
kangaroo | kangaroo, crocodile, emu, alligator | canguro, cocodrilo, caimán, emú | is game
guinea-pig | guinea pig | cuy | is meat
insects | insects+, crickets, insect, cricket flour, roasted crickets, mealworms, grasshoppers | insectos+, chapulines, grillos, escamoles, insecto, gusanos de maguey, harina de grillo
`);
