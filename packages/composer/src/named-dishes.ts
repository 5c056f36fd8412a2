import type { RecipeLanguage } from "@larder/domain/language";
import type { DishName } from "@larder/domain/request/dish-index";

/**
 * Names of dishes, in both languages, with variants of spelling. A name that is also that of a card is the card's; the
 * others stand for dishes that are known by name alone, so that none is read as the foods among its words.
 */
const NAMES = `
British and Irish:
  bangers and mash, bubble and squeak, toad in the hole, fish and chips, fish n chips, chip butty, mushy peas, pease pudding, haggis, neeps and tatties, cullen skink, scotch broth, scotch egg, scotch pie, cock a leekie, stovies,
  cranachan, clapshot, rumbledethumps, shepherd's pie, cottage pie, fish pie, steak and kidney pie, steak and ale pie, steak pie, beef pie, chicken pie, chicken pot pie, chicken and leek pie, chicken and mushroom pie, pork pie,
  game pie, cumberland pie, stargazy pie, cheese and onion pie, cornish pasty, cornish pasties, pasties, sausage rolls, ploughman's lunch, ploughmans, welsh rarebit, welsh rabbit, cawl, laverbread, glamorgan sausages, bara brith,
  welsh cakes, lancashire hotpot, lobscouse, irish stew, dublin coddle, colcannon, boxty, full english breakfast, full english, english breakfast, fry up, full irish breakfast, ulster fry, kedgeree, devilled kidneys, potted shrimp,
  jellied eels, beef wellington, salmon en croute, roast beef, roast beef dinner, roast dinner, sunday roast, roast chicken, roast lamb, roast leg of lamb, roast pork, roast turkey, roast duck, roast goose, pot roast,
  honey roast ham, glazed ham, gammon and egg, yorkshire pudding, yorkshire puddings, pigs in blankets, bread sauce, mint sauce, apple sauce, cranberry sauce, parsley sauce, coronation chicken, prawn cocktail, cauliflower cheese,
  macaroni cheese, nut roast, faggots, liver and onions, steak and chips, egg and chips, ham egg and chips, corned beef hash, beans on toast, cheese on toast, bacon butty, jacket potato, mince and tatties, mince and potatoes,
  tattie scones, oatcakes, crumpets, english muffins, muffin, teacakes, tea cakes, hot cross buns, chelsea buns, iced buns, eccles cakes, bath buns, lardy cake, parkin, gingerbread, gingerbread men, ginger biscuits, flapjacks,
  shortbread, millionaire's shortbread, victoria sponge, victoria sandwich, lemon drizzle cake, lemon drizzle, battenberg, dundee cake, simnel cake, christmas cake, fruit cake, madeira cake, coffee and walnut cake, rock cakes,
  fairy cakes, cupcakes, christmas pudding, plum pudding, figgy pudding, mince pies, brandy butter, trifle, sherry trifle, eton mess, banoffee pie, bakewell tart, bakewell pudding, treacle tart, custard tart, egg custard tart,
  lemon meringue pie, syllabub, gooseberry fool, rhubarb fool, posset, lemon posset, summer pudding, bread and butter pudding, bread pudding, sticky toffee pudding, spotted dick, jam roly poly, treacle sponge,
  steamed sponge pudding, queen of puddings, sussex pond pudding, apple crumble, rhubarb crumble, fruit crumble, apple pie, rice pudding, semolina pudding, tapioca pudding, black pudding, white pudding, knickerbocker glory, jelly,
  blancmange, junket, scones, cream tea, lemon curd, marmalade, piccalilli, chutney, custard, clotted cream
American:
  macaroni and cheese, mac and cheese, mac n cheese, meatloaf, pulled pork, pulled chicken, pulled beef, barbecue ribs, bbq ribs, spare ribs, spareribs, baby back ribs, braised short ribs, beef brisket, brisket, smoked brisket,
  burnt ends, buffalo wings, hot wings, bbq chicken, barbecue chicken, fried chicken, buttermilk fried chicken, southern fried chicken, chicken nuggets, chicken tenders, popcorn chicken, chicken and waffles, chicken and dumplings,
  chicken noodle soup, chicken fried steak, country fried steak, salisbury steak, swiss steak, steak diane, surf and turf, clam chowder, new england clam chowder, manhattan clam chowder, corn chowder, seafood chowder, crab cakes,
  crab boil, seafood boil, lobster roll, lobster thermidor, lobster bisque, oysters rockefeller, shrimp cocktail, shrimp and grits, shrimp scampi, shrimp boil, po boy, gumbo, jambalaya, etouffee, crawfish etouffee, dirty rice,
  red beans and rice, hoppin john, succotash, grits, hush puppies, hushpuppies, collard greens, cornbread, corn bread, johnnycakes, biscuits and gravy, buttermilk biscuits, sausage gravy, chili con carne, chilli con carne,
  chile con carne, chili, chilli, white chicken chili, chili dog, hot dog, hot dogs, corn dogs, corn dog, sloppy joes, sloppy joe, hamburger, cheeseburger, burger, veggie burger, smash burger, patty melt, tuna melt,
  philly cheesesteak, cheesesteak, reuben sandwich, blt, blt sandwich, club sandwich, grilled cheese, grilled cheese sandwich, monte cristo, french dip, italian beef, muffuletta, cuban sandwich, cubano, peanut butter and jelly,
  pb and j, egg salad, cobb salad, waldorf salad, chef salad, wedge salad, taco salad, seven layer salad, ambrosia salad, jello salad, three bean salad, macaroni salad, coleslaw, slaw, potato skins, tater tots, loaded fries,
  loaded nachos, poutine, onion rings, jalapeno poppers, mozzarella sticks, spinach dip, spinach artichoke dip, artichoke dip, buffalo chicken dip, seven layer dip, queso dip, devilled eggs, deviled eggs, pickled eggs,
  green bean casserole, tuna casserole, tuna noodle casserole, sweet potato casserole, candied yams, hashbrown casserole, king ranch chicken, tamale pie, frito pie, chicken divan, chicken tetrazzini, chicken a la king,
  chicken alfredo, fettuccine alfredo, fettuccini alfredo, alfredo, chicken parmesan, chicken parm, eggplant parmesan, eggplant parm, spaghetti and meatballs, baked ziti, pepperoni pizza, hawaiian pizza, deep dish pizza,
  pizza rolls, stuffing, cornbread stuffing, cranberry relish, monkey bread, zucchini bread, banana bread, pumpkin bread, parker house rolls, dinner rolls, cinnamon rolls, cinnamon buns, sticky buns, bagels, bagel and lox, pretzels,
  soft pretzels, doughnuts, donuts, beignets, funnel cake, apple fritters, chocolate chip cookies, oatmeal cookies, oatmeal raisin cookies, peanut butter cookies, sugar cookies, snickerdoodles, whoopie pies, brownies, blondies,
  lemon bars, rice krispie treats, rice crispy treats, fudge, peanut brittle, toffee, marshmallows, smores, cheesecake, new york cheesecake, carrot cake, red velvet cake, angel food cake, devil's food cake, chocolate cake,
  pound cake, coffee cake, bundt cake, pineapple upside down cake, upside down cake, hummingbird cake, german chocolate cake, boston cream pie, mississippi mud pie, key lime pie, pecan pie, pumpkin pie, cherry pie, blueberry pie,
  peach pie, sweet potato pie, chess pie, shoofly pie, coconut cream pie, banana cream pie, peach cobbler, cobbler, apple brown betty, baked alaska, banana split, bananas foster, banana pudding, sundae, ice cream sandwich, lemonade,
  eggnog, egg nog, root beer float, ranch dressing, thousand island dressing, blue cheese dressing, barbecue sauce, bbq sauce, hot sauce,  apple butter, beef jerky, trail mix, blueberry muffins, banana muffins,
  bran muffins, corn muffins, popovers, huevos rancheros, breakfast burrito, egg mcmuffin, shakshouka, avocado toast, acai bowl, poke bowl, poke, loco moco, spam musubi, kalua pork, sweet and sour meatballs
French:
  coq au vin, boeuf bourguignon, beef bourguignon, bouillabaisse, bourride, cassoulet, choucroute, choucroute garnie, pot au feu, potee, blanquette de veau, veal blanquette, navarin, lamb navarin, daube, beef daube,
  daube provencale, duck confit, confit de canard, confit duck, duck a l'orange, duck l'orange, magret de canard, foie gras, steak frites, steak au poivre, pepper steak, steak tartare, beef tartare, tournedos rossini, chateaubriand,
  moules frites, moules mariniere, moules, escargots, sole meuniere, sole veronique, coquilles saint jacques, quenelles, brandade, brandade de morue, salade nicoise, nicoise salad, nicoise, salade lyonnaise, celeri remoulade,
  celeriac remoulade, vichyssoise, potage, consomme, soupe au pistou, pistou, quiche, quiche lorraine, tarte flambee, flammkuchen, pissaladiere, croque monsieur, croque madame, gratin dauphinois, dauphinoise potatoes,
  potatoes dauphinoise, pommes anna, pommes dauphine, duchess potatoes, aligot, tartiflette, raclette, fondue, cheese fondue, chocolate fondue, fondue bourguignonne, souffle, cheese souffle, chocolate souffle, gougeres, vol au vent,
  terrine, pate, chicken liver pate, pate en croute, rillettes, ratatouille, piperade, chicken basquaise, chicken fricassee, chicken chasseur, chicken provencal, veal cordon bleu, chicken cordon bleu, cordon bleu, chicken kiev,
  croissants, croissant, pain au chocolat, brioche, fougasse, baguette, pain de campagne, creme brulee, creme caramel, creme patissiere, creme anglaise, creme chantilly, mousse au chocolat, chocolate mousse, tarte tatin,
  tarte au citron, lemon tart, tarte aux pommes, apple tart, pear tart, strawberry tart, clafoutis, cherry clafoutis, far breton, kouign amann, mille feuille, millefeuille, eclairs, chocolate eclairs, profiteroles, croquembouche,
  paris brest, saint honore, choux buns, cream puffs, macarons, macaroons, madeleines, caneles, meringues, meringue, ile flottante, floating island, oeufs a la neige, opera cake, dacquoise, baba au rhum, rum baba, gateau basque,
  galette des rois, king cake, buche de noel, yule log, galettes bretonnes, buckwheat galettes, crepes suzette, peach melba, poire belle helene, pears belle helene, poached pears, marrons glaces, nougat, bearnaise, bearnaise sauce,
  beurre blanc, veloute, sauce vierge, remoulade, rouille, tapenade, puff pastry, choux pastry
Italian:
  lasagne, lasagna, lasagne al forno, cannelloni, manicotti, ravioli, tortellini, tortelloni, agnolotti, carbonara, spaghetti carbonara, pasta carbonara, bolognese, spaghetti bolognese, spag bol, ragu alla bolognese, ragu,
  tagliatelle al ragu, cacio e pepe, pasta alla norma, amatriciana, bucatini all'amatriciana, pasta alla gricia, arrabbiata, penne arrabbiata, penne all'arrabbiata, penne alla vodka, vodka pasta, puttanesca, spaghetti puttanesca,
  spaghetti alle vongole, linguine alle vongole, spaghetti vongole, aglio e olio, spaghetti aglio e olio, spaghetti allo scoglio, frutti di mare, pasta primavera, pasta al forno, pasta bake, pasta e fagioli, pasta fagioli,
  pasta al limone, pasta al pomodoro, spaghetti al pomodoro, fettuccine al burro, trofie al pesto, orecchiette con cime di rapa, pizzoccheri, gnudi, malfatti, gnocchi alla romana, gnocchi alla sorrentina, minestrone, ribollita,
  pappa al pomodoro, acquacotta, italian wedding soup, stracciatella, cioppino, cacciucco, risotto alla milanese, risotto milanese, saffron risotto, risotto ai funghi, risi e bisi, arancini, suppli, pizza quattro formaggi,
  four cheese pizza, pizza quattro stagioni, pizza marinara, pizza capricciosa, pizza napoletana, calzone, stromboli, panzerotti, piadina, farinata, grissini, breadsticks, ciabatta, crostini, bruschetta, panzanella,
  insalata tricolore, caponata, parmigiana, parmigiana di melanzane, melanzane alla parmigiana, aubergine parmigiana, aubergine parmesan, peperonata, fritto misto, carpaccio, beef carpaccio, vitello tonnato, osso buco, ossobuco,
  saltimbocca, veal scaloppine, scaloppine, veal marsala, chicken marsala, chicken piccata, veal piccata, veal parmesan, chicken cacciatore, pollo alla cacciatora, chicken milanese, cotoletta alla milanese, veal milanese,
  bistecca alla fiorentina, tagliata, porchetta, cotechino, zampone, involtini, bollito misto, bagna cauda, baccala mantecato, polpette, gremolata, tiramisu, panna cotta, cannoli, sfogliatelle, zeppole, bombolini, cassata, gelato,
  granita, affogato, semifreddo, zabaglione, zabaione, zuppa inglese, torta caprese, torta della nonna, panforte, panettone, pandoro, biscotti, cantucci, ricciarelli, pignoli, crostata, struffoli, limoncello, negroni, spritz
German, Austrian and Swiss:
  wiener schnitzel, schnitzel, jagerschnitzel, sauerbraten, rouladen, beef rouladen, schweinshaxe, pork knuckle, eisbein, bratwurst, bratwurst with sauerkraut, currywurst, weisswurst, leberkase, konigsberger klopse, frikadellen,
  labskaus, maultaschen, spaetzle, spatzle, kasespatzle, kasespaetzle, knodel, knoedel, semmelknodel, bread dumplings, potato dumplings, kartoffelsalat, german potato salad, kartoffelpuffer, potato pancakes, reibekuchen, rotkohl,
  braised red cabbage, sauerkraut, zwiebelkuchen, obatzda, tafelspitz, backhendl, kaiserschmarrn, marillenknodel, apple strudel, apfelstrudel, strudel, sachertorte, sacher torte, linzer torte, linzertorte,
  black forest gateau, black forest cake, schwarzwalder kirschtorte, bee sting cake, bienenstich, stollen, lebkuchen, vanillekipferl, springerle, spritz cookies, zimtsterne, pfeffernusse, dampfnudeln, germknodel, berliner,
  rote grutze, streuselkuchen, baumkuchen, quarkkuchen, pretzel, brezel, pumpernickel, zopf, zurcher geschnetzeltes, alplermagronen, bundner nusstorte, birchermuesli
Eastern and northern Europe:
  borscht, borsch, barszcz, pierogi, bigos, golabki, stuffed cabbage, stuffed cabbage rolls, cabbage rolls, zurek, placki, kotlet schabowy, kielbasa, paczki, makowiec, goulash, gulasch, hungarian goulash, beef goulash, goulash soup,
  paprikash, chicken paprikash, langos, halaszle, lecso, dobos torte, chimney cake, beef stroganoff, stroganoff, pelmeni, vareniki, blini, blinis, solyanka, shchi, okroshka, chicken kyiv, olivier salad, syrniki, pirozhki, piroshki,
  kulich, medovik, holodets, herring under a fur coat, plov, manti, shashlik, khachapuri, khinkali, satsivi, lobio, svickova, trdelnik, sarma, sarmale, mamaliga, ciorba, mititei, cevapi, cevapcici, burek, ajvar, pljeskavica,
  shopska salad, banitsa, tarator, kiev cake, swedish meatballs, kottbullar, janssons temptation, gravlax, gravadlax, smorrebrod, smorgasbord, pickled herring, frikadeller, stegt flaesk, lutefisk, farikal, lefse, kransekake,
  kanelbullar, kardemummabullar, semla, princess cake, prinsesstarta, rye crispbread, karjalanpiirakka, karelian pasties, kalakukko, lohikeitto, kladdkaka, aebleskiver, danish pastries, danish pastry, stroopwafels, bitterballen,
  stamppot, hutspot, oliebollen, poffertjes, waterzooi, carbonnade, carbonade flamande, beef carbonnade, speculaas, speculoos, liege waffles, chicory gratin, rugbrod, filmjolk, kringle
Greek, Turkish and the Near East:
  moussaka, pastitsio, souvlaki, gyros, kleftiko, stifado, avgolemono, fasolada, dolma, dolmas, dolmades, dolmadakia, gemista, spanakopita, tiropita, saganaki, taramasalata, skordalia, melitzanosalata, keftedes, keftedakia,
  bougatsa, galaktoboureko, loukoumades, kataifi, baklava, halva, koulouri, tsoureki, briam, youvetsi, kebab, kebabs, doner, doner kebab, shish kebab, adana kebab, iskender, iskender kebab, lahmacun, pide, borek, gozleme, menemen,
  imam bayildi, karniyarik, kofte, kofta, koftas, cacik, mercimek corbasi, simit, kunefe, knafeh, turkish delight, lokum, cig kofte, sucuk, shawarma, chicken shawarma, falafel, tabbouleh, tabouleh, tabouli, fattoush, muhammara,
  labneh, kibbeh, kibbe, manakish, mujaddara, mujadara, ful medames, foul medames, koshari, kushari, molokhia, mulukhiyah, mansaf, maqluba, musakhan, shish taouk, batata harra, toum, maamoul, basbousa, umm ali, om ali, fatteh,
  sabich, jachnun, malawach, challah, matzo ball soup, matzah ball soup, latkes, gefilte fish, kugel, noodle kugel, cholent, tzimmes, rugelach, hamantaschen, sufganiyot, babka, chopped liver, zhug, zhoug, kabsa, machboos, mandi,
  harees, luqaimat, ghormeh sabzi, fesenjan, tahdig, zereshk polo, joojeh kabab, kashk e bademjan, mirza ghasemi, sholeh zard, ash reshteh, dolmeh, masgouf
North Africa:
  tagine, tajine, lamb tagine, chicken tagine, couscous royale, couscous royal, seven vegetable couscous, couscous with seven vegetables, harira, pastilla, bastilla, chicken bastilla, b'stilla, zaalouk, taktouka, mechoui, rfissa,
  msemen, baghrir, sellou, chebakia, chermoula, preserved lemons, chakchouka, merguez, lablabi, ojja, mloukhia, maakouda, dukkah
Africa:
  jollof, jollof rice, egusi, egusi soup, fufu, pounded yam, suya, moi moi, akara, efo riro, pepper soup, ogbono soup, puff puff, chin chin, kelewele, waakye, kenkey, banku, groundnut stew, peanut stew, maafe, mafe, thieboudienne,
  yassa, chicken yassa, poulet yassa, ndole, doro wat, doro wot, misir wat, misir wot, kitfo, shiro, injera, ugali, nyama choma, sukuma wiki, pilau, githeri, mandazi, matoke, muamba, piri piri chicken, peri peri chicken, bobotie,
  bunny chow, biltong, boerewors, chakalaka, potjiekos, malva pudding, koeksisters, melktert, milk tart, sosaties, vetkoek, romazava
Indian subcontinent:
  butter chicken, murgh makhani, chicken tikka, chicken tikka masala, tikka masala, paneer tikka, paneer tikka masala, tandoori chicken, chicken korma, korma, lamb korma, rogan josh, lamb rogan josh, vindaloo, pork vindaloo,
  jalfrezi, chicken jalfrezi, chicken madras, madras curry, balti, chicken balti, dopiaza, dhansak, pathia, bhuna, chicken chettinad, chicken 65, karahi, chicken karahi, keema, keema matar, nihari, haleem, kadai paneer,
  palak paneer, saag paneer, saag, saag aloo, matar paneer, mutter paneer, shahi paneer, paneer butter masala, paneer makhani, malai kofta, navratan korma, dal, daal, dhal, dal tadka, tadka dal, tarka dal, tarka daal, dal makhani,
  dal fry, chana dal, chana masala, chole, chole bhature, rajma, rajma masala, kadhi, sambar, sambhar, rasam, aloo gobi, aloo matar, aloo tikki, aloo paratha, bombay potatoes, bombay aloo, baingan bharta, bhindi masala,
  gobi manchurian, biryani, chicken biryani, lamb biryani, hyderabadi biryani, vegetable biryani, pilau rice, pulao, khichdi, kitchari, pongal, upma, poha, dosa, dosas, masala dosa, idli, idlis, vada, medu vada, uttapam, appam,
  idiyappam, avial, thoran, meen moilee, fish moilee, goan fish curry, kerala fish curry, macher jhol, samosa, samosas, pakora, pakoras, bhaji, onion bhaji, onion bhajis, bhel puri, pani puri, golgappa, sev puri, pav bhaji,
  vada pav, dhokla, khandvi, kachori, papdi chaat, chaat, papadum, papadums, poppadoms, naan, roti, chapati, chapatis, chapatti, paratha, parathas, puri, poori, bhatura, kulcha, kulfi, gulab jamun, jalebi, rasmalai, ras malai,
  rasgulla, kheer, phirni, gajar halwa, carrot halwa, barfi, burfi, ladoo, laddu, besan ladoo, payasam, shrikhand, lassi, mango lassi, sweet lassi, masala chai, raita, mango chutney, mint chutney, coriander chutney,
  tamarind chutney, coconut chutney, lime pickle, kachumber, kothu roti, kottu roti, hoppers, egg hoppers, pol sambol, momo, momos, dal bhat, sel roti, seekh kebab, seekh kebabs, shami kebab, reshmi kebab, chapli kebab
South-East Asia:
  pad thai, phad thai, pad see ew, pad kra pao, pad krapow, pad kee mao, drunken noodles, thai basil chicken, thai green curry, green thai curry, green curry, thai red curry, red curry, thai yellow curry, yellow curry,
  massaman curry, massaman, panang curry, penang curry, tom yum, tom yum soup, tom yam, tom kha gai, tom kha, som tam, som tum, green papaya salad, papaya salad, larb, laab, thai beef salad, khao soi, khao pad, thai fried rice,
  pineapple fried rice, satay, chicken satay, satay chicken, mango sticky rice, sticky rice, thai fish cakes, pho, beef pho, chicken pho, pho bo, pho ga, banh mi, banh xeo, banh cuon, bun cha, bun bo hue, bo bun, bo kho, bo luc lac,
  shaking beef, com tam, cao lau, goi cuon, summer rolls, spring rolls, vietnamese spring rolls, fresh spring rolls, nem, cha gio, imperial rolls, nuoc cham, ca kho to, laksa, nasi goreng, nasi lemak, nasi padang, mee goreng,
  mie goreng, bami goreng, bakmi, rendang, beef rendang, gado gado, soto ayam, sambal, sambal oelek, rijsttafel, tempeh goreng, martabak, murtabak, roti canai, char kway teow, hainanese chicken rice, hainan chicken rice,
  hainanese chicken, chilli crab, chili crab, singapore noodles, kaya toast, bak kut teh, popiah, cendol, ais kacang, adobo, chicken adobo, pork adobo, filipino adobo, sinigang, kare kare, lechon, lechon kawali, sisig, pancit,
  pancit canton, lumpia, lumpia shanghai, bicol express, dinuguan, halo halo, leche flan, ube halaya, turon, arroz caldo, tinola, amok, fish amok, lok lak, mohinga, tea leaf salad, bubble tea
China, Taiwan and Korea:
  chow mein, chicken chow mein, lo mein, chop suey, fried rice, egg fried rice, special fried rice, yangzhou fried rice, yangchow fried rice, kung pao chicken, kung pao, general tso's chicken, general tso chicken, orange chicken,
  sesame chicken, lemon chicken, cashew chicken, sweet and sour pork, sweet and sour chicken, sweet and sour, sweet and sour sauce, beef and broccoli, beef with broccoli, mongolian beef, crispy chilli beef, beef in black bean sauce,
  egg foo young, egg foo yung, foo yung, moo shu pork, mapo tofu, ma po tofu, mapo doufu, dan dan noodles, dandan noodles, dan dan mian, zhajiangmian, ants climbing a tree, twice cooked pork, char siu, char siu pork, char siu bao,
  bao buns, bao, peking duck, crispy duck, crispy aromatic duck, crispy duck pancakes, duck pancakes, red braised pork, red braised pork belly, hong shao rou, dongpo pork, lion's head meatballs, drunken chicken, white cut chicken,
  three cup chicken, salt and pepper squid, salt and pepper chicken, salt and pepper prawns, sesame prawn toast, prawn toast, shrimp toast, prawn crackers, dim sum, dumplings, potstickers, pot stickers, jiaozi, guotie, wonton,
  wontons, wonton soup, won ton soup, xiaolongbao, xiao long bao, soup dumplings, siu mai, shumai, har gow, cheung fun, turnip cake, scallion pancakes, spring onion pancakes, jianbing, congee, jook, hot and sour soup, egg drop soup,
  chicken and sweetcorn soup, hot pot, sichuan hot pot, mala hot pot, boiled fish, water boiled fish, yu xiang qie zi, fish fragrant aubergine, sichuan eggplant, beef noodle soup, taiwanese beef noodle soup, lu rou fan, gua bao,
  bubble waffle, mooncakes, moon cakes, egg tarts, egg tart, sesame balls, tang yuan, tangyuan, eight treasure rice, tea eggs, century eggs, zongzi, youtiao, biang biang noodles, hand pulled noodles, lamian, hoisin sauce, kimchi,
  bibimbap, bulgogi, galbi, kalbi, samgyeopsal, japchae, tteokbokki, kimbap, gimbap, kimchi jjigae, kimchi stew, sundubu jjigae, sundubu, doenjang jjigae, budae jjigae, army stew, samgyetang, jjajangmyeon, jajangmyeon, naengmyeon,
  korean fried chicken, yangnyeom chicken, dakgalbi, bossam, haemul pajeon, pajeon, kimchi pancakes, kimchijeon, hotteok, korean corn dogs, korean barbecue, korean bbq, banchan, mandu, kimchi fried rice, dalgona, bingsu
Japan:
  sushi, sushi rolls, maki, maki rolls, california roll, nigiri, temaki, sashimi, chirashi, onigiri, rice balls, ramen, tonkotsu ramen, miso ramen, shoyu ramen, udon, udon soup, udon noodle soup, kake udon, yaki udon, curry udon,
  kitsune udon, soba, zaru soba, yakisoba, tempura, prawn tempura, vegetable tempura, tonkatsu, katsu, katsu curry, chicken katsu, chicken katsu curry, katsudon, katsu sando, oyakodon, gyudon, unadon, donburi, teriyaki,
  teriyaki chicken, chicken teriyaki, teriyaki salmon, salmon teriyaki, yakitori, tsukune, karaage, chicken karaage, gyoza, gyozas, takoyaki, okonomiyaki, sukiyaki, shabu shabu, oden, chawanmushi, tamagoyaki, omurice, miso soup,
  miso aubergine, nasu dengaku, miso cod, black cod miso, agedashi tofu, japanese curry, kare raisu, korokke, sunomono, goma ae, mochi, daifuku, dorayaki, taiyaki, castella, matcha latte, japanese cheesecake,
  japanese souffle pancakes, souffle pancakes, tonjiru, nikujaga, hiyayakko, natto, inarizushi
Latin America and the Caribbean:
  burrito, burritos, fajita, fajitas, chicken fajitas, nachos, taquitos, chimichanga, chimichangas, enfrijoladas, enmoladas, entomatadas, tacos, carnitas, carne asada, barbacoa, birria, quesabirria, birria de res, cochinita pibil,
  tinga de pollo, chicken tinga, picadillo, caldo de res, caldo tlalpeno, sopa de fideo, sopa de lima, aguachile, coctel de camarones, camarones a la diabla, pescado a la veracruzana, tlayudas, tlayuda, sopes, gorditas, huaraches,
  molletes, tortas ahogadas, torta ahogada, cemita, pambazo, elote, elotes, esquites, guacamole, queso fundido, rajas con crema, rajas poblanas, chiles en nogada, chile colorado, chile verde, pipian, mole verde, mole negro,
  arroz rojo, mexican rice, arroz a la mexicana, frijoles charros, frijoles de la olla, charro beans, nopales, ensalada de nopales, huevos divorciados, huevos motulenos, huevos a la mexicana, pan de muerto, capirotada, jericalla,
  chocoflan, cajeta, horchata, agua de jamaica, agua fresca, tepache, michelada, hallaca, hallacas, cachapas, cachapa, tequenos, asado negro, golfeados, bollo pelon, patacones, tostones, fried plantains, mofongo, mangu,
  la bandera dominicana, arroz con gandules, arroz con habichuelas, habichuelas con dulce, habichuelas guisadas, alcapurrias, bacalaitos, pernil, lechon asado, tembleque, coquito, moros y cristianos, moros con cristianos, congri,
  moro de guandules, picadillo a la habanera, picadillo cubano, vaca frita, yuca con mojo, mojo cubano, medianoche, tamal en cazuela, tamal en hoja, ajiaco, ajiaco santafereno, ajiaco cubano, lechona, tamales tolimenses, calentado,
  almojabanas, pandebono, pan de bono, pan de yuca, carimanolas, arroz de coco, arroz con coco, obleas, aborrajados, salchipapas, anticuchos, papa rellena, papas rellenas, rocoto relleno, arroz chaufa, tallarines verdes,
  tallarines saltados, tacu tacu, carapulcra, seco de cordero, seco de res, seco de chivo, seco de pollo, seco de cabrito, chupe, chupe de camarones, parihuela, jalea mixta, tiradito, leche de tigre, arroz con mariscos,
  arroz con pato, cau cau, olluquito, pachamanca, cuy chactado, solterito, ocopa, picarones, suspiro limeno, suspiro a la limena, mazamorra morada, arroz zambito, chicha morada, pisco sour, turron de dona pepa, pollo a la brasa,
  encebollado, encocado, guatita, llapingachos, bolon de verde, bolones, tigrillo, locro de papa, fanesca, colada morada, humitas, humita, quimbolitos, cazuela, cazuela de vacuno, cazuela de ave, curanto, charquican,
  porotos granados, porotos con riendas, empanadas de pino, sopaipillas, chorrillana, pastel de papas, pastel de papa, caldillo de congrio, chupe de jaiba, machas a la parmesana, mote con huesillo, leche asada, calzones rotos,
  saltenas, silpancho, pique macho, pique a lo macho, sajta de pollo, fricase, fricase paceno, chairo, sopa de mani, majadito, anticucho, cunapes, sopa paraguaya, chipa, chipa guasu, mbeju, bori bori, vori vori, chivito,
  milanesa napolitana, milanesa a la napolitana, matambre, matambre a la pizza, matambre arrollado, matambre relleno, choripan, morcipan, carbonada, puchero criollo, humita en chala, pastelitos criollos, fugazzeta, faina,
  sorrentinos, vitel tone, vitel tonne, pionono, torta frita, tortas fritas, medialunas, chocotorta, postre vigilante, budin de pan, arrollado, pascualina, tarta pascualina, ensalada rusa, churrasco, picanha, rodizio, coxinha,
  coxinhas, pastel de feira, acaraje, vatapa, bobo de camarao, farofa, tutu de feijao, feijao tropeiro, escondidinho, empadao, brigadeiro, brigadeiros, beijinho, quindim, pudim, romeu e julieta, pamonha, caipirinha, baleadas,
  nacatamales, nacatamal, vigoron, indio viejo, olla de carne, chifrijo, pepian, kak ik, jocon, hilachas, rellenitos, sopa de caracol, yuca con chicharron, carne guisada, ropa vieja, arroz con guandu, carimanola, jerk chicken,
  atol de elote, atole de elote, chivito al horno, chivito asado, frijoles puercos, jerk pork, curry goat, goat curry, ackee and saltfish, rice and peas, brown stew chicken, escovitch fish, jamaican patties, beef patties, bammy, callaloo, pepperpot, pelau, bake and shark, macaroni pie, conch fritters,
  flying fish, rum cake, black cake, pikliz, soup joumou, diri ak djon djon
Spain:
  alubias de Tolosa, alubias con sacramentos, judias del barco, judiones de la granja, pochas, pochas con almejas, pochas con verduras, caparrones, fabes con almejas, pote asturiano, pote gallego, olla podrida, olla gitana,
  olla aranesa, berza, berza gitana, berza jerezana, cocido gallego, cocido lebaniego, cocido maragato, cocido andaluz, cocido montanes, cocido extremeno, puchero canario, puchero andaluz, escudella, escudella i carn d'olla,
  carn d'olla, michirones, empedrat, potaje canario, potaje de berros, rancho canario, garbanzos con bacalao, garbanzos con callos, callos con garbanzos, sopa de cocido, sopa de picadillo, sopa de pescado, sopa de marisco,
  sopa de fideos, sopa de trucha, sopa de almendras, sopa de galets, sopa juliana, consome, caldo de pollo, caldo de pescado, caldo de verduras, caldo de carne, caldo de jamon, fumet, crema de marisco, crema de necoras, porrusalda,
  purrusalda, gazpacho manchego, gazpachos manchegos, gazpacho extremeno, gazpachuelo, porra antequerana, sopa de tomate extremena, atascaburras, ajoarriero, bacalao al ajoarriero, bacalao ajoarriero, ajo arriero, tiznao,
  zarangollo, pipirrana, mojete, asadillo, asadillo manchego, moje murciano, ensalada murciana, ensalada mixta, ensalada campera, ensalada malaguena, ensalada de pimientos, ensalada ilustrada, remojon granadino, trempo, esqueixada,
  xato, empedrado, morteruelo, gachas manchegas, duelos y quebrantos, pisto con huevo, calcots, calcots con romesco, calcots con salsa romesco, calcotada, romesco, salsa romesco, salvitxada, samfaina, sanfaina, trinxat, tumbet,
  frito mallorquin, frito de matanzas, coca de trampo, ensaimada, gato de almendra, sopas mallorquinas, arros brut, caldereta de langosta, porcella, lechona asada, papas arrugadas, papas arrugadas con mojo, papas con mojo,
  mojo picon, mojo verde, mojo rojo, gofio, gofio escaldado, escaldon, almogrote, ropa vieja canaria, carne fiesta, conejo en salmorejo, bienmesabe, quesillo, principe alberto, frangollo, arroz con costra, arroz con conejo,
  arroz con conejo y caracoles, arroz y conejo, arroz con bogavante, arroz caldoso, arroz caldoso con bogavante, arroz meloso, arroz del senyoret, arroz de marisco, arroz con bacalao, arroz con costillas, arroz tres delicias,
  arroz a la zamorana, arros amb fesols i naps, all i pebre, allipebre, esgarraet, titaina, olleta, olleta alicantina, caldero murciano, arroz caldero, arroz al caldero, fideos a la cazuela, fideos a banda, rossejat, fideua negra,
  gazpacho marinero, pericana, borreta, suquet, suquet de peix, suquet de pescado, zarzuela, zarzuela de pescado, zarzuela de marisco, zarzuela de mariscos, parrillada de marisco, mariscada, caldeirada, caldereta,
  caldereta de cordero, caldereta de pescado, romescada, fricando, fricando de ternera, botifarra amb mongetes, butifarra con judias, butifarra con mongetes, cap i pota, pollo a la catalana, conejo con caracoles, conejo al ajillo,
  conejo a la cazadora, conejo en escabeche, caracoles a la llauna, caracoles en salsa, caracoles a la riojana, pan con ajo, mel i mato, panellets, coca de sant joan, coca de san juan, coca de vidrio, coca de recapte, catanias,
  carquinyolis, xuxos, bunuelos de viento, bunuelos de bacalao, bunuelos de calabaza, cordero al chilindron, pollo al chilindron, ternasco, ternasco asado, migas aragonesas, huevos al salmorrejo, bacalao a la tranca,
  melocoton con vino, frutas de aragon, menestra, menestra de verduras, menestra riojana, menestra a la navarra, alcachofas con almejas, alcachofas con jamon, alcachofas a la montillana, cardo con almendras, cogollos de tudela,
  esparragos con mayonesa, pimientos del piquillo rellenos, pimientos rellenos, pimientos de padron, pimientos asados, truchas a la navarra, trucha a la navarra, patatas a la importancia, patatas con bacalao, patatas con sepia,
  patatas con costillas, patatas con carne, patatas guisadas, patatas revolconas, patatas meneas, patatas machaconas, patatas viudas, patatas panaderas, patatas panadera, patatas rellenas, patatas aliñadas, papas aliñas,
  papas alinadas, huevos rellenos, huevos a la flamenca, huevos al plato, huevos gratinados, huevos encapotados, revuelto de setas, revuelto de ajetes, revuelto de gambas, revuelto de esparragos, tortilla de camarones,
  tortillitas de camarones, tortilla paisana, tortilla del sacromonte, tortilla de bacalao, tortilla vaga, pollo asado, pollo relleno, pollo en salsa, pollo a la cerveza, pollo empanado, pollo frito, pollo al vino, pollo marengo,
  pollo a la moruna, alitas de pollo, gallina en pepitoria, perdiz estofada, perdices escabechadas, perdiz en escabeche, codornices en escabeche, codornices asadas, pato a la naranja, pavo relleno, pularda, capon relleno,
  cochinillo asado, cochinillo de segovia, cochinillo segoviano, toston asado, lechazo, lechazo asado, cordero asado, cordero lechal asado, cordero al horno, paletilla de cordero, pierna de cordero, chuletillas al sarmiento,
  cabrito asado, caldereta extremena, cuchifrito, frite, zorongollo, redondo de ternera, redondo de ternera en salsa, ternera en salsa, ternera a la jardinera, ternera a la riojana, carne gobernada, carne en salsa, aguja guisada,
  lengua en salsa, lengua estofada, rinones al jerez, higado encebollado, higado con cebolla, mollejas al ajillo, zarajos, gallinejas, sangre encebollada, solomillo al whisky, solomillo a la pimienta, solomillo al roquefort,
  solomillo wellington, lomo a la pimienta, lomo a la naranja, lomo en manteca, lomo de orza, pinchos morunos, pincho moruno, chuletas a la riojana, costillas a la miel, costillas a la barbacoa, costillas adobadas,
  chorizo a la sidra, chorizo al vino, chorizo al infierno, choricillos al vino, morcilla de burgos, morcilla de arroz, torreznos, torreznos de soria, lacon con grelos, lacon a la gallega, raxo, zorza, churrasco gallego, botillo,
  androlla, chosco, farinato, hornazo, bollo prenado, bollos prenados, empanada, empanada gallega, empanada de atun, empanada de carne, empanada de bacalao, empanadillas, empanadillas de atun, pastel de carne,
  pastel de carne murciano, pastel de cabracho, pastel de pescado, pastel de verduras, budin de pescado, budin de merluza, merluza a la gallega, merluza a la vasca, merluza a la sidra, merluza rellena, merluza en papillote,
  cogote de merluza, kokotxas al pil pil, txangurro, txangurro a la donostiarra, chipirones en su tinta, chipirones encebollados, calamares en su tinta, calamares encebollados, calamares rellenos, calamares en salsa americana,
  sepia con albondigas, sepia en salsa, albondigas de sepia, pulpo a la brasa, salpicon de marisco, bonito encebollado, bonito en escabeche, atun encebollado, atun en escabeche, sorropotun, sardinas asadas, sardinas en escabeche,
  espetos de sardinas, espeto de sardinas, boquerones fritos, anchoas en salazon, pescaito frito, pescaito, pescado frito, fritura malaguena, fritura de pescado, cazon en adobo, bienmesabe gaditano, ortiguillas, choco frito,
  chocos con habas, puntillitas, raya a la mantequilla, raya en pimenton, rape a la marinera, rape alangostado, pescado a la marinera, bacalao dorado, bacalao encebollado, bacalao con tomate, bacalao a la portuguesa,
  bacalao a la riojana, bacalao al club ranero, brandada de bacalao, brandada, pavias de bacalao, soldaditos de pavia, dorada a la sal, lubina a la sal, dorada a la espalda, lubina a la espalda, besugo a la espalda,
  besugo a la madrilena, lenguado a la meuniere, almejas a la marinera, almejas marinera, mejillones a la marinera, mejillones tigre, mejillones en escabeche, mejillones rellenos, vieiras a la gallega, langosta thermidor,
  gambas a la gabardina, gambas rebozadas, gambas al pil pil, croquetas de bacalao, croquetas de boletus, salmon en papillote, canelones, canelones de carne, canelones a la catalana, canelones de san esteban, lasana,
  lasana de carne, lasana bolonesa, macarrones a la bolonesa, macarrones con queso, macarrones gratinados, espaguetis a la carbonara, espaguetis carbonara, espaguetis a la bolonesa, espaguetis bolonesa, espaguetis con albondigas,
  pasta bolonesa, tallarines a la carbonara, bolonesa, salsa bolonesa, salsa carbonara, salsa brava, salsa de queso, salsa de pimienta, salsa roquefort, salsa espanola, salsa vizcaina, salsa verde, salsa tartara, salsa rosa,
  salsa barbacoa, salsa cesar, escabeche, bocadillo de calamares, serranito, pepito de ternera, montadito de lomo, san jacobo, sandwich mixto, bikini, gildas, gilda, banderillas, tosta de escalivada, zapatillas,
  molletes antequeranos, pan de ajo, picatostes, pan de pueblo, pan de centeno, pan integral, pan de cristal, pan gallego, pan de pita, pan brioche, chapata, coca de pan, torta de aceite, tortas de aceite, torta de ines rosales,
  masa madre, masa de pizza, masa de hojaldre, hojaldre, hojaldres, masa choux, tocino de cielo, tocinillo de cielo, yemas de santa teresa, yemas de san leandro, huesos de santo, mazapan, turron, turron de jijona,
  turron de alicante, turron de yema, turron de chocolate, polvorones, mantecados, roscos de vino, pestinos, borrachuelos, roscon de reyes, roscon, rosquillas, rosquillas de anis, rosquillas de san isidro, rosquillas fritas,
  rosquillas listas, bartolillos, miguelitos, piononos, alfajores de medina sidonia, pan de cadiz, pan de higo, pan de calatrava, paparajotes, leche merengada, cuajada, flaons, flao, greixonera, quesada pasiega, quesada,
  sobaos, sobaos pasiegos, corbatas de unquera, casadielles, frixuelos, fayuelos, frisuelos, carbayones, filloas, canas fritas, orejas de carnaval, flores manchegas, flores de carnaval, tarta de santiago, tarta larpeira, goxua,
  pantxineta, canutillos, intxaursaltsa, tarta de san marcos, ponche segoviano, mantecadas, mantecadas de astorga, hojaldres de astorga, milhojas, brazo de gitano, tarta de la abuela, tarta de galletas, tarta de manzana,
  tarta de limon, tarta de zanahoria, tarta de chocolate, tarta de tres chocolates, tarta tres chocolates, tarta de queso fria, tarta selva negra, tarta de whisky, tarta al whisky, tarta sacher, tarta red velvet, tarta de merengue,
  bizcocho, bizcocho de yogur, bizcocho de limon, bizcocho de chocolate, bizcocho de naranja, bizcocho de zanahoria, bizcocho marmol, bizcochos borrachos, plum cake, magdalenas, muffins, galletas de mantequilla,
  galletas de jengibre, galletas de avena, galletas con pepitas de chocolate, palmeras, palmeras de chocolate, napolitanas, napolitanas de chocolate, ensaimadas, bollo suizo, bollos de leche, caracolas, berlinas, rosquilletas,
  farton, fartons, cortadillos, torta de chicharrones, crema pastelera, crema inglesa, crema quemada, crema de limon, merengue, merengues, mousse de chocolate, mousse de limon, helado, helado de vainilla, helado de chocolate,
  sorbete de limon, sorbete, granizado, granizado de limon, macedonia, macedonia de frutas, manzanas asadas, manzana asada, peras al vino, compota, compota de manzana, mermelada, mermelada de fresa, dulce de membrillo,
  carne de membrillo, membrillo, cabello de angel, confitura, trufas de chocolate, trufas, bombones, chocolate a la taza, chocolate caliente, chocolate con churros, horchata de chufa, sangria, rebujito, tinto de verano, calimocho,
  queimada, limonada, granizado de cafe, batido de chocolate, cafe irlandes, agua de valencia
Portugal:
  bacalhau, bacalhau a bras, bacalhau com natas, caldo verde, francesinha, bifana, cozido, cozido a portuguesa, cataplana, arroz de pato, frango piri piri, frango assado, polvo a lagareiro, amêijoas a bulhao pato, alheira, acorda,
  migas alentejanas, carne de porco a alentejana, leitao, pasteis de nata, pastel de nata, pasteles de belen, pastel de belen, portuguese custard tarts, bolo rei, pao de lo, arroz doce, queijadas, travesseiros, ovos moles
Basics, sauces and drinks:
  corn on the cob, flourless chocolate cake, marinated olives, turkish eggs, cilbir, beer can chicken, pepper pot soup, pepperpot soup, salt baked beetroot, berenjenas con miel, fish head curry, esparragos blancos con mayonesa,
  chile con queso, chilli con queso, chili con queso, queso dip, egg roll in a bowl, drop scones, nashville hot chicken, hot chicken, candy apples, spiced nuts, spaghetti squash, sunday gravy, thai basil pork, cod and chips,
  ham steak, pork rib soup, caldo de pollo con arroz, carrilleras de cerdo, carrilladas de cerdo, boiled ham, egg white omelette, cebolla caramelizada, caramelised onions, caramelized onions, stewed apples, stewed rhubarb, aubergine caviar, baked pears, cheesy chips, cheesy fries, habitas con jamon, christmas ham, baked custard, boiled fruit cake, baby rice,
  chicken stock, beef stock, fish stock, vegetable stock, bone broth, chicken broth, vegetable broth, beef broth, court bouillon, demi glace, roux, jam, strawberry jam, raspberry jam, apricot jam, plum jam, blackcurrant jam,
  fig jam, orange marmalade, applesauce, apple compote, fruit compote, fruit salad, candied peel, caramel sauce, salted caramel, caramel, chocolate sauce, butterscotch sauce, hot fudge sauce, buttercream, ganache, royal icing,
  cream cheese frosting, marzipan, ice cream, vanilla ice cream, chocolate ice cream, strawberry ice cream, pistachio ice cream, sorbet, lemon sorbet, mango sorbet, frozen yoghurt, ice lollies, milkshake, hot chocolate, iced tea,
  kombucha, ginger beer, mulled wine, smoothie bowls, mojito, pina colada, bloody mary, irish coffee, cream cheese, bread rolls, burger buns, hot dog buns, rye bread, wholemeal bread, wholewheat bread, whole wheat bread,
  spelt bread, multigrain bread, seeded bread, walnut bread, olive bread, milk bread, potato bread, brown bread, flatbread, flatbreads, crackers, croutons, filo pastry, pizza dough, bread dough, pasta sauce, cheese sauce,
  mushroom sauce, peppercorn sauce, pepper sauce, peanut sauce, satay sauce, teriyaki sauce, hoisin, sweet chilli sauce, hot chilli sauce, tartare sauce, tartar sauce, cocktail sauce, caesar dressing, honey mustard, pickles,
  pickled onions, dill pickles, pickled cucumbers, pickled red onions, quick pickles, confit garlic, garlic confit, roasted garlic, garlic butter, herb butter, clarified butter, energy balls, protein bars,
  granola bars, cereal bars, mug cake, pizza bianca, vegetable lasagne, vegetable chilli, meatballs, albondigas, fishcakes, fish cakes, fish fingers, salmon fishcakes, stuffed peppers, stuffed mushrooms,
  stuffed tomatoes, stuffed aubergines, stuffed eggplant, stuffed courgettes, stuffed zucchini, stuffed marrow, stuffed squash, stuffed artichokes, stuffed vine leaves, stuffed chicken breast, tuna pasta bake, spanish rice,
  wild rice pilaf, rice pilaf, oyster stew, rocky road, tiffin, chocolate fondant, molten chocolate cake, lava cake, chocolate lava cake, chocolate coulant, coulant, coulant de chocolate, chocolate truffles, toffee apples,
  caramel apples, baked apples, candy floss, marshmallow, pavlova, anzac biscuits, lamingtons, fairy bread, meat pie, lemon slice, macadamia cookies, orange juice, apple juice, carrot juice, tomato juice, green juice,
  zumo de naranja, zumo de manzana, zumo de zanahoria, zumo de tomate, sobrasada con miel, morcilla con pimientos,
  baked camembert, baked brie, baked oatmeal, baked feta pasta, coconut shrimp, coconut prawns, panko chicken, greek lemon potatoes, rhubarb and custard, mince and dumplings, beef and dumplings, pepper stew, alitas barbacoa,
  alitas de pollo a la barbacoa, caldo de huesos, carne con tomate, magro con tomate, yogur casero, homemade yoghurt, guisantes con jamon, habas con jamon, judias verdes con jamon,
  judias verdes con patatas, pollo con almendras, pollo en salsa de almendras, gambas con gabardina, lomo con leche, gallina en salsa, ensalada de col, fried green tomatoes, maple glazed carrots, glazed carrots,
  espinacas con bechamel, coliflor con bechamel, huevos con bechamel, canelones de atun, conejo con tomate, natillas de chocolate, natillas de limon,
  cauliflower rice, olive tapenade, mushrooms on toast, sweet potato fries, buttermilk chicken, oxtail soup, grilled peaches, green beans with almonds, chicharrones, cocochas, kokotxas, merluza a la koskera, langostinos cocidos, pasta al horno,
  macarrones al horno, fresas con nata, strawberries and cream, rabo de ternera, nachos con queso, arroz con leche de coco, camarones al coco, gambas al coco, pollo a la mostaza, conejo a la mostaza, carne picada con patatas,
  huevos con jamon, huevos con tomate, atun con pisto, kale caesar salad, caprese pasta, pizza cuatro quesos, pizza de cuatro quesos, pizza hawaiana, pizza cuatro estaciones
`;

const listOf = (names: string): string[] =>
  names
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.endsWith(":"));

/** Names that cards have besides their first one, though they mean dishes with other foods: no card is found by them. */
export const APART: ReadonlySet<string> = new Set(
  listOf(`
  croque madame, san jacobo, sanjacobo, san jacobos, seafood chowder, huevos rellenos de atun, croquetas de cocido, croquetas de puchero,
  callos con garbanzos, avocado toast with egg, tostada de aguacate y huevo, chestnut and nut roast, spinach and ricotta lasagne,
  lasana de espinacas y ricotta, lasana de calabacin y berenjena, green pea soup, ensalada de atun y maiz, banana nut bread, banana and walnut loaf,
  tarta de zanahoria y nueces, carrot and walnut cake, moules frites, cheesy garlic bread, pan de ajo con queso, tonkotsu ramen, pulled pork sandwiches,
  pork schnitzel, arroz chaufa, plum cake, lumpias, capirotada de leche, pan de yuca con queso, berlinas, smoked fish pie, arroz con frijoles, arepas de choclo, hotpot, hot pot
`),
);

/** Names of dishes of Spain that English uses as well. */
export const ENGLISH_TOO: ReadonlySet<string> = new Set(
  listOf(`
  paella, gazpacho, churros, tortilla, flan, empanada, empanadas, romesco, salsa romesco, aioli, alioli, allioli, sangria, migas, crema catalana, horchata, turron, membrillo, bikini, tapas, smoothie,
  gilda, vichyssoise, muffins, plum cake, brioche, sorbete, escabeche, sobaos, consome, canelones, pintxos, brownie, brownies, cupcakes, cheesecake, mojo verde, mojo picon, coca
`),
);

const known = (name: string, language: RecipeLanguage): DishName => ({
  id: null,
  names: { en: [], es: [], [language]: [name] },
});
const [ABROAD = "", FROM_SPAIN = ""] = NAMES.split("\nSpain:");
const [SPAIN = "", MORE = ""] = FROM_SPAIN.split("\nPortugal:");

/** The dishes that are known by name alone. */
export const NAMED_DISHES: readonly DishName[] = [
  ...listOf(SPAIN).map((name) => known(name, ENGLISH_TOO.has(name) ? "en" : "es")),
  ...[...[ABROAD, MORE].flatMap(listOf), ...APART].map((name) => known(name, "en")),
];
