import { foodTable } from "../food.ts";

export const VEGETABLES = foodTable(`
radish | radishes+, radish | rabanitos+, rábano, rábanos, rabanito
courgette | courgette/courgettes, zucchini, zucchinis | calabacín/calabacines, zucchini, calabacitas, calabacita, zapallito
aubergine | aubergine/aubergines, eggplant, eggplants | berenjena/berenjenas f, eggplant
red-pepper | red pepper/red peppers, pepper, peppers, bell pepper, bell peppers, yellow pepper, capsicum | pimiento rojo/pimientos rojos, pimiento, pimientos, pimiento amarillo, morrón, pimentón rojo
green-pepper | green pepper/green peppers, padrón peppers | pimiento verde/pimientos verdes, pimiento italiano, pimientos de padrón
tomato | tomato/tomatoes, fresh tomatoes | tomate/tomates, jitomate, jitomates
cherry-tomato | cherry tomatoes+, cherry tomato, baby tomatoes | tomates cherry+, tomatitos, tomate cherry, tomatitos cherry
tinned-tomatoes | tinned tomatoes+, canned tomatoes, chopped tomatoes, passata, crushed tomatoes | tomate triturado, tomate en lata, tomate frito, tomates en conserva
broccoli | broccoli, tenderstem, broccolini, tenderstem broccoli | brócoli, brécol, bimi
cauliflower | cauliflower/cauliflowers | coliflor/coliflores f
cabbage | white cabbage (cabbage), cabbage, pointed cabbage, sweetheart cabbage, savoy cabbage, savoy, green cabbage | repollo, col, col blanca, repollo blanco
red-cabbage | red cabbage | lombarda f, col lombarda, col morada, repollo morado
brussels-sprout | Brussels sprouts+, sprouts, Brussels sprout, sprout | coles de Bruselas+ f, col de Bruselas, repollitos de Bruselas
green-beans | green beans+, green bean, French beans, runner beans, string beans | judías verdes+ f, judía verde, ejotes, vainas, habichuelas verdes
peas | frozen peas+ (peas+), pea, garden peas | guisantes congelados+ (guisantes+), guisante, arvejas, chícharos, arveja
mangetout | mangetout+, snow peas, sugar snap peas, sugar snaps, sugarsnap peas, mange tout | tirabeques+, tirabeque
broad-beans | shelled broad beans+ (broad beans+), broad bean, fava beans | habas peladas+ f (habas+ f), haba, habitas
sweetcorn | sweetcorn, corn, tinned sweetcorn, corn on the cob, corncob | maíz dulce (maíz), maíz, elote, choclo, mazorca, mazorcas
asparagus | asparagus | espárragos verdes+, espárrago, espárragos, espárragos trigueros, trigueros
mushroom | mushrooms+ (mushroom/mushrooms), mushroom, chestnut mushrooms, button mushrooms, portobello, portobello mushrooms, shiitake | champiñones+ (champiñón/champiñones), champiñón, setas, seta, hongos, portobello, shiitake, níscalos
squash | butternut squash (squash), squash, pumpkin, kabocha, butternut | calabaza f, zapallo, auyama, ayote, calabaza cacahuete
artichoke | artichoke hearts+, artichoke, artichokes | corazones de alcachofa+, alcachofa, alcachofas
fennel | fennel bulb/fennel bulbs (fennel), fennel | bulbo de hinojo/bulbos de hinojo (hinojo), hinojo
okra | okra, ladies fingers, bhindi | okra f, quimbombó
bean-sprouts | bean sprouts+, beansprouts, beansprout | brotes de soja+, germinados
cucumber | cucumber/cucumbers | pepino/pepinos
avocado | avocado/avocados, guacamole | aguacate/aguacates, palta, guacamole
olives | pitted olives+ (olives+), olive, black olives, green olives | aceitunas sin hueso+ f (aceitunas+ f), oliva, olivas, aceituna, aceitunas negras, aceitunas verdes
capers | capers+, caper | alcaparras+ f, alcaparra
roasted-peppers | roasted peppers from a jar+ (roasted peppers+), roasted red peppers, roasted pepper, piquillo peppers | pimientos del piquillo+ (pimientos asados+), piquillos, pimientos de piquillo, pimiento asado, pimientos asados
sun-dried-tomatoes | sun-dried tomatoes+, sundried tomatoes, sun-dried tomato, sun dried tomatoes | tomates secos+, tomate seco
`);
