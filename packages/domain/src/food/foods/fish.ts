import { foodTable } from "../food.ts";

export const FISH = foodTable(`
salmon | salmon fillet/salmon fillets (salmon) | lomo de salmón/lomos de salmón (salmón), filete de salmón | contains fish
cod | cod fillet/cod fillets (cod), white fish, fish | lomo de bacalao fresco/lomos de bacalao fresco (bacalao), bacalao fresco, pescado blanco, pescado | contains fish
hake | hake fillet/hake fillets (hake) | lomo de merluza/lomos de merluza (merluza f) | contains fish
haddock | haddock fillet/haddock fillets (haddock) | filete de eglefino/filetes de eglefino (eglefino) | contains fish
sea-bass | sea bass fillet/sea bass fillets (sea bass), seabass, sea bream, bream | filete de lubina/filetes de lubina (lubina f), dorada | contains fish
trout | trout fillet/trout fillets (trout) | filete de trucha/filetes de trucha (trucha f) | contains fish
tuna-steak | tuna steak/tuna steaks (fresh tuna), fresh tuna, tuna loin | filete de atún/filetes de atún (atún fresco), atún fresco, bonito, ventresca | contains fish
mackerel | mackerel fillet/mackerel fillets (mackerel) | filete de caballa/filetes de caballa (caballa f) | contains fish
monkfish | monkfish, fish | rape, pescado | contains fish
prawn | raw peeled prawns+ (prawns+), prawn, shrimp, shrimps, king prawns, seafood | gambas peladas crudas+ f (gambas+ f), gamba, langostino, langostinos, camarón, camarones, marisco, mariscos | contains crustaceans
squid | squid, calamari | calamar, calamares, sepia, chipirones | contains molluscs
mussel | mussels+, mussel | mejillones+, mejillón | contains molluscs
clam | clams+, clam | almejas+ f, almeja | contains molluscs
tinned-tuna | tuna, tinned tuna, canned tuna, tin of tuna, can of tuna | atún, atún en lata, lata de atún, latas de atún, bonito en conserva | contains fish
tinned-sardines | sardines+, sardine, tinned sardines, canned sardines | sardinas+ f, sardina, sardinas en lata | contains fish
anchovies | anchovies+, anchovy | anchoas+ f, anchoa, boquerones en conserva | contains fish
smoked-salmon | smoked salmon, smoked trout | salmón ahumado, trucha ahumada | contains fish
cooked-prawn | cooked prawns+, cooked prawn, cooked shrimp | gambas cocidas+ f, langostinos cocidos | contains crustaceans
octopus | cooked octopus (octopus) | pulpo cocido (pulpo) | contains molluscs
smoked-mackerel | smoked mackerel | caballa ahumada f, caballa en conserva | contains fish
`);
