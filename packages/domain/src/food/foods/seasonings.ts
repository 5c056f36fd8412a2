import { foodTable } from "../food.ts";

export const SEASONINGS = foodTable(`
onion | onion/onions, brown onion, yellow onion, white onion | cebolla/cebollas f, cebolla blanca
red-onion | red onion/red onions | cebolla morada/cebollas moradas f, cebolla roja
shallot | shallot/shallots, banana shallot | chalota/chalotas f, escalonia, echalote
leek | leek/leeks | puerro/puerros, ajoporro, poro
garlic | garlic | ajo
ginger | fresh ginger (ginger), ginger root, root ginger | jengibre fresco (jengibre), raíz de jengibre, jenjibre
celery | celery | apio
spring-onion | spring onion/spring onions, scallion, scallions, green onion, green onions | cebolleta/cebolletas f, cebollino chino, cebolla de verdeo, cebolla larga, cebollín
chilli | red chilli/red chillies (chilli), chili, chile, chilli, chillies, chilies, jalapeño, jalapeños | guindilla roja/guindillas rojas f (guindilla f), guindilla, chile, ají, jalapeño, chiles
lemongrass | lemongrass, lemon grass | citronela f, hierba limón, limoncillo
parsley | fresh parsley (parsley), flat-leaf parsley | perejil fresco (perejil)
coriander-leaf | fresh coriander (coriander), cilantro | cilantro fresco (cilantro), culantro
basil | fresh basil (basil), Thai basil | albahaca fresca f (albahaca f)
mint | fresh mint (mint) | menta fresca f (menta f), hierbabuena
dill | fresh dill (dill) | eneldo fresco (eneldo)
chives | chives+, chive | cebollino, cebollinos
tarragon | fresh tarragon (tarragon) | estragón fresco (estragón)
thyme | fresh thyme (thyme) | tomillo fresco (tomillo)
rosemary | fresh rosemary (rosemary) | romero fresco (romero)
sage | fresh sage (sage) | salvia fresca f (salvia f)
oregano | dried oregano (oregano) | orégano seco (orégano)
bay-leaf | bay leaf/bay leaves, bay, bay leaves | hoja de laurel/hojas de laurel f, laurel
herbes-de-provence | dried mixed herbs+, herbes de Provence, mixed herbs, Italian herbs, Provençal herbs | hierbas provenzales+ f, hierbas de Provenza, hierbas secas
salt | salt | sal f
black-pepper | ground black pepper (black pepper), pepper corns, black pepper, peppercorns, white pepper | pimienta negra molida f (pimienta f), pimienta, pimienta negra, pimienta blanca
paprika-sweet | sweet paprika, paprika | pimentón dulce, pimentón, páprika
paprika-smoked | smoked paprika, pimentón, pimenton | pimentón ahumado, pimentón de la Vera, pimentón
cumin | ground cumin (cumin), cumin seeds | comino molido (comino), cominos, comino en grano
coriander-seed | ground coriander, coriander seed, coriander seeds | coriandro molido, semillas de cilantro, cilantro molido
turmeric | ground turmeric (turmeric) | cúrcuma molida f (cúrcuma f)
curry-powder | curry powder | curry en polvo, polvo de curry
garam-masala | garam masala | garam masala
chilli-powder | mild chilli powder (chilli powder), chili powder, cayenne, cayenne pepper | chile en polvo suave (chile en polvo), cayena, ají molido
chilli-flakes | chilli flakes+, chili flakes, red pepper flakes, crushed chilli | copos de guindilla+, chile en copos, hojuelas de chile
fennel-seeds | fennel seeds+, fennel seed | semillas de hinojo+ f
mustard-seeds | mustard seeds+, mustard seed | semillas de mostaza+ f
saffron | saffron | azafrán
star-anise | star anise | anís estrellado
zaatar | za'atar, zaatar | za'atar, zaatar, zátar
sumac | sumac | zumaque
ras-el-hanout | ras el hanout | ras el hanout
allspice | ground allspice, allspice | pimienta de Jamaica molida f, pimienta de Jamaica
cinnamon | ground cinnamon (cinnamon), cinnamon stick | canela molida f (canela f), canela en rama
nutmeg | ground nutmeg (nutmeg) | nuez moscada f
cardamom | ground cardamom (cardamom) | cardamomo molido (cardamomo)
ginger-ground | ground ginger, dried ginger | jengibre molido
vanilla | vanilla extract (vanilla), vanilla essence, vanilla pod | extracto de vainilla (vainilla f), vaina de vainilla, esencia de vainilla
`);
