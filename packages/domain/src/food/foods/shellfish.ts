import { foodTable } from "../food.ts";

/** Crustaceans and molluscs. */
export const SHELLFISH = foodTable(`
shellfish | shellfish | marisco/mariscos | is seafood; may crustaceans molluscs
crustaceans | crustaceans+, crustacean | crustáceos+, crustáceo | is shellfish; contains crustaceans
molluscs | molluscs+, mollusc, mollusk, bivalves | moluscos+, molusco, bivalvos | is shellfish; contains molluscs
prawn | raw peeled prawns+ (prawns+), prawn, shrimp, king prawn, tiger prawns, jumbo shrimp, raw prawns, raw shrimp, peeled prawns, prawn tails, large shrimp, Dublin Bay prawns, shrimp tails | gambas peladas crudas+ f (gambas+ f), gambas, gamba, langostino, langostinos, camarón, camarones, gambas peladas, gambón, gambones, gamba roja, gambas crudas, quisquillas, carabineros, carabinero | is crustaceans
whole-prawn | whole raw prawns+ (prawns+), shell-on prawns, unpeeled prawns, head-on prawns, whole prawns, prawns in their shells, shell-on shrimp, unpeeled shrimp | gambas crudas enteras+ f (gambas+ f), gambas enteras, gambas sin pelar, langostinos enteros, langostinos sin pelar, camarones enteros, camarones con cáscara | is prawn
cooked-prawn | cooked prawns+, cooked prawn, cooked shrimp, small cooked shrimp, brown shrimp, potted shrimp | gambas cocidas+ f, langostinos cocidos, camarones cocidos | is prawn
frozen-prawns | frozen prawns+, frozen shrimp | gambas congeladas+ f, langostinos congelados, gambones congelados | is prawn; may sulphites
dried-shrimp | dried shrimp, dried prawns | camarones secos+, gambas secas, camarón seco | is prawn
shrimp-paste | shrimp paste, belacan, blachan, terasi, kapi | pasta de camarones f, pasta de gambas, belacan | has prawn; contains salt
crab | crab, crab meat, crabmeat, white crab meat, lump crab meat, brown crab, dressed crab, king crab, soft-shell crab, crab claws | cangrejo/cangrejos, carne de cangrejo, buey de mar, centollo, centolla, jaiba, jaibas, nécora, nécoras, txangurro, changurro, pata de cangrejo, cámbaro | is crustaceans
lobster | lobster, lobster tail, rock lobster | bogavante/bogavantes, langosta, langostas, cola de langosta | is crustaceans
langoustine | langoustine/langoustines, scampi, Norway lobster, nephrops | cigala/cigalas f, cigalitas, galera, galeras | is crustaceans
crayfish | crayfish, crawfish, yabby, crayfish tails | cangrejo de río/cangrejos de río, acociles | is crustaceans
barnacles | goose barnacles+, barnacles | percebes+, percebe | is crustaceans
krill | krill | kril | is crustaceans
squid | squid, calamari, squid rings, baby squid, squid tubes, calamari rings | calamar/calamares, chipirones, chipirón, anillas de calamar, pota, puntillas, puntillitas, rabas, potón, calamarcitos, chopito, chopitos | is molluscs
cuttlefish | cuttlefish | sepia f, choco, chocos, jibia, sepias | is molluscs
squid-ink | squid ink, cuttlefish ink | tinta de calamar f, tinta de sepia, tinta de calamares | is molluscs
octopus | cooked octopus (octopus), octopus, baby octopus | pulpo cocido (pulpo), pulpo, pulpos, pulpitos, patas de pulpo | is molluscs
raw-octopus | raw octopus (octopus), fresh octopus | pulpo crudo (pulpo), pulpo fresco, pulpo congelado | is octopus
mussel | mussels+, mussel, fresh mussels, blue mussels, mussels in their shells, green-lipped mussels | mejillones+, mejillón, mejillones frescos, choros, choritos, cholgas | is molluscs
tinned-mussels | mussels in escabeche+, tinned mussels, smoked mussels, tinned seafood | mejillones en escabeche+, mejillones en conserva, latas de mejillones | is mussel; contains salt
clam | clams+, clam, fresh clams, manila clams, littleneck clams, tinned clams, canned clams, palourdes, clam juice, clam meat, steamers, geoduck, vongole, limpets, limpet | almejas+ f, almeja, chirlas, coquinas, machas, berberechos al natural, almejas frescas, conchas negras | is molluscs
razor-clam | razor clams+, razor clam, razor clams | navajas+ f, navaja | is clam
cockle | cockles+, cockle | berberechos+, berberecho | is molluscs
oyster | oysters+, oyster, shucked oysters, smoked oysters | ostras+ f, ostra, ostiones, ostión | is molluscs
scallop | scallops+, scallop, king scallops, bay scallops, queen scallops, sea scallops | vieiras+ f, vieira, zamburiñas, zamburiña, ostiones del norte, conchas de abanico, volandeiras, callos de hacha | is molluscs
snail | snails+, snail, escargot | caracoles+, caracol | is molluscs
whelk | whelks+, whelk, winkles, periwinkles, conch | cañaíllas+ f, bígaros, bígaro, caracola, bulots | is molluscs
abalone | abalone | abulón/abulones, oreja de mar | is molluscs
sea-urchin | sea urchin, uni | erizo de mar/erizos de mar, oricios | is seafood; may crustaceans molluscs
oyster-sauce | oyster sauce | salsa de ostras f, salsa de ostra, salsa de ostión | has oyster wheat soybean; contains gluten soy salt sugar
vegetarian-oyster-sauce | vegetarian oyster sauce, mushroom oyster sauce, vegan oyster sauce | salsa de ostras vegetariana f, salsa de ostras vegana | has mushroom soybean wheat; contains salt sugar
prawn-crackers | prawn crackers+, krupuk, prawn cracker, shrimp chips | pan de gambas, krupuk | has prawn; contains starch
shellfish-stock | shellfish stock, seafood stock, shrimp stock, seafood broth, lobster stock, prawn stock | caldo de marisco, caldo de mariscos, caldo de gambas | is stock; has prawn fish-stock; contains crustaceans
bisque | lobster bisque, crab bisque, bisque | bisque de marisco f, crema de marisco | has lobster cream flour; made
`);
