import { foodTable } from "../food.ts";

/** Fish, fresh, smoked and tinned. */
export const FISH = foodTable(`
seafood | seafood, mixed seafood, seafood mix, fruits de mer, frutti di mare, fish and seafood | pescados y mariscos+, frutos de mar, frutos del mar, mix de mariscos, preparado de paella, cóctel de mariscos | may fish crustaceans molluscs
fish | fish, fish fillet, fresh fish, whole fish, fish steak | pescado/pescados, filetes de pescado, filete de pescado, pez, peces, pescado fresco, pescadito | is seafood; contains fish
white-fish | white fish, firm white fish, flaky white fish, white-fleshed fish, white fish fillet, lutefisk | pescado blanco, filetes de pescado blanco | is fish
oily-fish | oily fish | pescado azul | is fish
salmon | salmon fillet/salmon fillets (salmon), salmon, salmon steak, side of salmon, fresh salmon, wild salmon | lomo de salmón/lomos de salmón (salmón), salmón, filete de salmón, salmón fresco, rodajas de salmón, supremas de salmón | is oily-fish
cod | cod fillet/cod fillets (cod), cod, cod loin, fresh cod, black cod, ling, coley, saithe, gadoid | lomo de bacalao fresco/lomos de bacalao fresco (bacalao), bacalao fresco, bacalao, lomos de bacalao, skrei, carbonero, abadejo, abadejo fresco | is white-fish
salt-cod | salt cod, bacalao, salted cod, desalted cod, stockfish | bacalao salado, bacalao desalado, bacalao en salazón, migas de bacalao, bacalao desmigado | is cod; contains salt
hake | hake fillet/hake fillets (hake), hake | lomo de merluza/lomos de merluza (merluza f), merluza, filetes de merluza, pescadilla, merluza congelada, cogote de merluza, merluzas, cocochas, kokotxas | is white-fish
haddock | haddock fillet/haddock fillets (haddock), haddock | filete de eglefino/filetes de eglefino (eglefino), eglefino | is white-fish
smoked-haddock | smoked haddock fillet/smoked haddock fillets (smoked haddock), smoked haddock, finnan haddie, undyed smoked haddock | filete de eglefino ahumado/filetes de eglefino ahumado (eglefino ahumado), eglefino ahumado | is haddock; contains salt
pollock | pollock, pollack, Alaska pollock | abadejo de Alaska | is white-fish
whiting | whiting | bacaladilla f, merlán | is white-fish
halibut | halibut, turbot, brill | fletán, rodaballo, halibut, rémol | is white-fish
sole | sole, lemon sole, Dover sole, plaice, flounder, flatfish | lenguado/lenguados, platija, acedía, acedías | is white-fish
sea-bass | sea bass fillet/sea bass fillets (sea bass), sea bass, seabass, bass fillets, striped bass, branzino, barramundi, bass | filete de lubina/filetes de lubina (lubina f), lubina, lubinas, róbalo | is white-fish
sea-bream | sea bream, bream, gilt-head bream, porgy, dorade | dorada f, doradas, besugo, besugos, sargo, pargo dorado, lomos de dorada, dorada al horno, dorada a la sal | is white-fish
snapper | snapper, red snapper | pargo, huachinango, guachinango, chillo | is white-fish
grouper | grouper | mero, cherna, mero fresco | is white-fish
tilapia | tilapia | tilapia f, mojarra | is white-fish
catfish | catfish, pangasius, basa, basa fillets, panga | pez gato, panga f, bagre, filetes de panga | is white-fish; contains scaleless-fish
carp | carp, pike, perch, zander, pikeperch, walleye | carpa f, lucio, perca, lucioperca | is white-fish
corvina | corvina, meagre, croaker, sea trout, drum fish | corvina f, corvina fresca | is white-fish
mahi-mahi | mahi mahi, dolphinfish, wahoo, cobia | mahi mahi, llampuga, lampuga | is white-fish
monkfish | monkfish, monkfish tail | rape, cola de rape, rape fresco | is white-fish; contains scaleless-fish
john-dory | John Dory | pez de San Pedro, gallo de San Pedro | is white-fish
skate | skate, skate wing, ray wing | raya f, ala de raya | is white-fish; contains scaleless-fish
swordfish | swordfish, swordfish steak, marlin | pez espada, emperador, marlín, aguja imperial | is fish; contains mercury scaleless-fish
shark | shark, dogfish, rock salmon, huss | tiburón, cazón, marrajo, tollo, bienmesabe | is fish; contains mercury scaleless-fish
tuna-steak | tuna steak/tuna steaks (fresh tuna), fresh tuna, tuna loin, ahi tuna, yellowfin tuna, ahi, bluefin tuna, sushi-grade tuna | filete de atún/filetes de atún (atún fresco), atún fresco, bonito del norte fresco, lomo de atún, bonito fresco, atún rojo | is tuna; contains mercury
tuna | tuna, tuna fish, albacore, skipjack, albacore tuna | atún, bonito, atunes, bonito del norte, albacora, ventresca, ventresca de atún | is oily-fish
tinned-tuna | tinned tuna (tuna), canned tuna, tin of tuna, can of tuna, tuna in oil, tuna in water, tuna in olive oil, tuna in brine | atún en conserva (atún), atún en lata, lata de atún, latas de atún, bonito en conserva, atún en aceite, atún al natural, atún en aceite de oliva, atún en escabeche, bonito en aceite, latas de atún en aceite, migas de atún, migas de bonito | is tuna; contains salt
mackerel | mackerel fillet/mackerel fillets (mackerel), mackerel, king mackerel, horse mackerel | filete de caballa/filetes de caballa (caballa f), caballa, caballas, jurel, jureles, chicharro, verdel, macarela | is oily-fish
smoked-mackerel | smoked mackerel, tinned mackerel, mackerel in oil | caballa ahumada f, caballa en conserva, caballa en aceite, melva | is mackerel; contains salt
trout | trout fillet/trout fillets (trout), trout, rainbow trout, Arctic char | filete de trucha/filetes de trucha (trucha f), trucha, truchas | is oily-fish
sardine | fresh sardines+ | sardinas frescas+ f | is oily-fish
tinned-sardines | sardines+, sardine, tinned sardines, canned sardines, pilchards, sprats, brisling | sardinas+ f, sardina, sardinas en lata, sardinas en aceite, sardinillas, lata de sardinas | is oily-fish; contains salt
herring | herring/herrings, pickled herring, rollmops, kipper, soused herring, bloater | arenque/arenques, arenques ahumados, arenques en vinagre | is oily-fish; contains salt
anchovies | anchovies+, anchovy, tinned anchovies, anchovy fillet, anchovies in oil, salted anchovies | anchoas+ f, anchoa, filetes de anchoa, anchoas en aceite, lata de anchoas | is oily-fish; contains salt
fresh-anchovies | fresh anchovies+, marinated anchovies, white anchovies, boquerones | boquerones+, boquerón, boquerones en vinagre, boquerones en conserva | is oily-fish
anchovy-paste | anchovy paste, anchovy essence, Gentleman's Relish | pasta de anchoas f, crema de anchoas | has anchovies
smoked-salmon | smoked salmon, smoked trout, lox, cold-smoked salmon, hot-smoked salmon, smoked trout fillets, smoked fish | salmón ahumado, trucha ahumada, pescado ahumado, ahumados | is oily-fish; contains salt raw-fish
gravlax | gravlax, gravadlax, cured salmon | salmón marinado, gravlax | is oily-fish; contains salt raw-fish
tinned-salmon | tinned salmon, canned salmon | salmón en conserva, salmón en lata | is oily-fish; contains salt
raw-fish | raw fish, sashimi, sushi-grade fish, sashimi-grade salmon, raw tuna, raw salmon | pescado crudo, sashimi, salmón crudo, atún crudo | is fish; contains raw-fish
eel | eel, smoked eel, unagi, elvers | anguila f, anguila ahumada, angulas, congrio, morena | is fish; contains scaleless-fish
bombay-duck | Bombay duck | bombil | is fish
sturgeon | sturgeon | esturión | is fish; contains scaleless-fish
red-mullet | red mullet, mullet, grey mullet, gurnard, rouget | salmonete/salmonetes, mújol, salmonetes de roca | is white-fish
scorpion-fish | scorpion fish, scorpionfish, rascasse, redfish | cabracho, cabrachos, escorpora, gallineta, rascacio | is white-fish
whitebait | whitebait, smelt, pescaito frito fish | chanquetes+, pescadito frito, morralla, eperlano | is fish
conger | conger eel steak/conger eel steaks (conger), conger eel, kingklip | rodaja de congrio/rodajas de congrio f (congrio), congrio dorado, congrio negro, congrio colorado | is eel
pufferfish | pufferfish, fugu | pez globo, fugu | is fish; contains scaleless-fish
roe | fish roe, roe, cod roe, salmon roe, lumpfish roe, ikura, tobiko, masago, flying fish roe | huevas de pescado+ f, huevas, hueva, huevas de salmón, huevas de lumpo, mojama de huevas, huevas de merluza | is fish; contains salt
caviar | caviar, caviare | caviar | is roe; contains scaleless-fish
taramasalata | taramasalata, taramosalata | taramasalata f | has roe bread; made
bonito-flakes | bonito flakes+, katsuobushi, dashi flakes | copos de bonito+, katsuobushi, bonito seco | is tuna
mojama | mojama, dried tuna, bottarga | mojama f, bottarga, atún seco | is tuna; contains salt
surimi | crab sticks+, surimi, crab stick, seafood sticks, imitation crab, imitation crabmeat, kani, imitation crab meat | palitos de cangrejo+, surimi, palito de cangrejo, palitos de surimi, kanikama, palitos de mar, barritas de surimi | is fish; contains egg gluten wheat crustaceans soy salt
mock-elvers | mock elvers+, surimi elvers, imitation elvers | gulas+ f, gula, gulas del norte | is surimi
fish-fingers | fish fingers+, fish sticks, fish finger, breaded fish, battered fish, breaded cod, fish goujons | varitas de pescado+ f, palitos de pescado, varitas de merluza, pescado empanado, pescado rebozado, merluza rebozada | is fish; has breadcrumbs; made
fish-cakes | fishcakes+, fish cake, fishcake, fish ball | pastelitos de pescado+, bolitas de pescado, croquetas de pescado, tortitas de pescado | is fish; has breadcrumbs egg; made
fish-stock | fish stock, fish broth, fish fumet | caldo de pescado, fumet, fumet de pescado, consomé de pescado | is stock fish; contains celery
fish-bones | fish bones+, fish head, fish bones and heads | espinas de pescado+ f, cabezas de pescado, espinas y cabezas de pescado, raspas de pescado, cabeza de pescado | is fish
`);
