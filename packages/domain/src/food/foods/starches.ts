import { foodTable } from "../food.ts";

export const STARCHES = foodTable(`
potato | potatoes+ (potato/potatoes), potato, spuds, chips, fries, French fries, wedges | patatas+ f (patata/patatas f), patata, papas, papa, patatas fritas, papas fritas
new-potato | new potatoes+, new potato, baby potatoes | patatas nuevas+ f, patatitas, patatas baby, papas nuevas
sweet-potato | sweet potatoes+ (sweet potato/sweet potatoes), sweet potato, yam | boniatos+ (boniato/boniatos), boniato, batata, batatas, camote, camotes
gnocchi | fresh potato gnocchi+ (gnocchi+), gnocchis | ñoquis de patata frescos+ (ñoquis+), gnocchi, ñoqui | contains gluten
spaghetti | spaghetti, linguine, pasta | espaguetis+, espagueti, spaghetti, linguini, pasta | contains gluten
penne | penne, rigatoni, macaroni, pasta | macarrones+, macarrón, penne, pasta corta, pasta | contains gluten
fusilli | fusilli, pasta spirals, short pasta | espirales de pasta+ f (espirales+ f), espirales, hélices, fusilli | contains gluten
tagliatelle | egg tagliatelle (tagliatelle), fettuccine, pappardelle | tallarines al huevo+ (tallarines+), tallarín, cintas | contains egg gluten
orzo | orzo, risoni | pasta orzo f, risoni, puntalette | contains gluten
pasta-gluten-free | gluten-free pasta | pasta sin gluten f
egg-noodles | egg noodles+ (noodles+), noodle, noodles, chow mein, ramen noodles | fideos de huevo+ (fideos+), fideos chinos, fideos, noodles, tallarines chinos | contains egg gluten
udon | udon noodles+, udon, soba, soba noodles | fideos udon+, udon, soba | contains gluten
rice-noodles | rice noodles+, rice noodle, vermicelli, rice vermicelli, noodles | fideos de arroz+, tallarines de arroz, fideos chinos
rice-basmati | basmati rice (rice), rice, long-grain rice, white rice, jasmine rice | arroz basmati (arroz), arroz, arroz largo, arroz blanco, arroz jazmín
rice-brown | brown rice | arroz integral
rice-paella | short-grain rice (rice), paella rice, bomba rice, rice | arroz redondo (arroz), arroz bomba, arroz de paella, arroz
rice-risotto | risotto rice, arborio, arborio rice, carnaroli, rice | arroz para risotto, arborio, arroz arborio, carnaroli, arroz
couscous | couscous | cuscús, couscous, cous cous | contains gluten
bulgur | bulgur wheat (bulgur), bulgur, bulghur, cracked wheat | bulgur, trigo bulgur | contains gluten
barley | pearl barley, barley | cebada perlada f, cebada | contains gluten
quinoa | quinoa | quinoa f, quinua
buckwheat | buckwheat groats+ (buckwheat), buckwheat, kasha, millet | trigo sarraceno en grano (trigo sarraceno), sarraceno, alforfón, mijo
polenta | quick-cook polenta (polenta), polenta, cornmeal | polenta rápida f (polenta f), sémola de maíz
bread | crusty bread (bread), bread, toast, sourdough, sourdough bread, baguette, ciabatta | pan, tostada, tostadas, barra de pan, hogaza, pan de masa madre, baguette, chapata | contains gluten
bread-gluten-free | gluten-free bread | pan sin gluten
pitta | pitta bread/pitta breads, pitta, pita, pita bread, flatbread, naan | pan de pita/panes de pita, pita, pitas, naan | contains gluten
bun | burger bun/burger buns, bun, buns, roll, rolls, brioche bun | pan de hamburguesa/panes de hamburguesa, panecillo, panecillos, bollo, bollos | contains gluten
bun-gluten-free | gluten-free bun/gluten-free buns | panecillo sin gluten/panecillos sin gluten
tortilla-corn | corn tortilla/corn tortillas, corn tortilla, tortilla, tortillas | tortilla de maíz/tortillas de maíz f, tortillas mexicanas
tortilla-flour | flour tortilla/flour tortillas, wheat tortillas, tortilla wraps | tortilla de trigo/tortillas de trigo f, tortillas de harina | contains gluten
oats | rolled oats+ (oats+), oat, oatmeal, oats | copos de avena+ (avena f), avena | contains gluten
oats-gluten-free | gluten-free rolled oats+ | copos de avena sin gluten+
`);
