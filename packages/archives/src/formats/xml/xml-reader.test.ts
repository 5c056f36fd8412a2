import { describe, expect, it } from "vitest";
import { archivedRecipes, archiveEntries, linesByGroup, stepTexts } from "../../testing/archive-entries.ts";
import { zipOf } from "../../testing/zip-of.ts";

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const JPEG_TEXT = Buffer.from(JPEG).toString("base64");

const COOKBOOK = `<?xml version="1.0" encoding="utf-8"?>
<cookbook version="66"><recipe>
<title>Leek &amp; potato soup</title><preptime>P0DT0H25M</preptime><cooktime>1 h 5 min</cooktime>
<ingredient><li>2 leeks</li><li>For the croutons:</li><li>2 slices bread</li></ingredient>
<recipetext><li>Simmer the leeks.</li><li></li><li>Fry the bread.</li></recipetext>
<imagepath>/storage/emulated/0/Pictures/leek soup.jpg</imagepath><imageurl>https://example.org/leek.jpg</imageurl>
<quantity>4 plates</quantity><comments><li>Better on the next day.</li></comments>
<rating>4</rating><category>Soups</category><category>Winter</category><lang>en</lang>
</recipe></cookbook>`;

describe("a Cookmate archive", () => {
  it("gives its recipe with groups, times, notes and the picture that it names by another device's path", async () => {
    const zip = await zipOf({ "my_cookbook.xml": COOKBOOK, "images/leek soup.jpg": JPEG });
    const [soup] = await archivedRecipes(zip);
    expect(soup).toMatchObject({
      format: "cookmate",
      ownRating: 4,
      draft: {
        name: "Leek & potato soup",
        servings: 4,
        duration: { prep_time_minutes: 25, cook_time_minutes: 65 },
        tags: ["soups", "winter"],
        notes: ["Better on the next day."],
      },
    });
    expect(soup && linesByGroup(soup)).toEqual({ main: ["2 leeks"], for_the_croutons: ["2 slices bread"] });
    expect(soup && stepTexts(soup)).toEqual(["Simmer the leeks.", "Fry the bread."]);
    const [picture] = soup?.pictures ?? [];
    const bytes = picture && "bytes" in picture ? await picture.bytes() : [];
    expect([...bytes]).toEqual([...JPEG]);
  });

  it("gives the address of a picture when the picture itself is not there, and says that it is missing", async () => {
    const [soup] = await archivedRecipes(COOKBOOK);
    expect(soup).toMatchObject({
      pictures: [{ address: "https://example.org/leek.jpg" }],
      problems: ["picture-missing"],
    });
  });
});

describe("an XML file of another app", () => {
  it("is read as Gourmet's, with groups, a linked recipe and texts that are escaped twice", async () => {
    const [tart] = await archivedRecipes(`<gourmetDoc><recipe id="7"><title>
      Leek tart</title><category>Tarts, Lunch</category><rating>4/5 stars</rating><yields>6 servings</yields>
      <image format="jpeg"><![CDATA[${JPEG_TEXT}]]></image>
      <ingredient-list><ingref refid="3" amount="1">Shortcrust</ingref>
      <inggroup><groupname>Filling</groupname>
      <ingredient><amount>2</amount><unit>cups</unit><item>leeks; sliced</item></ingredient></inggroup>
      </ingredient-list><instructions>Fill the &amp;lt;i&amp;gt;cold&amp;lt;/i&amp;gt; crust.</instructions></recipe></gourmetDoc>`);
    expect(tart).toMatchObject({
      format: "gourmet",
      ownId: "7",
      links: [{ name: "Shortcrust", ownId: "3" }],
      draft: { name: "Leek tart", tags: ["tarts", "lunch"], linkedRecipes: [{ name: "Shortcrust" }] },
    });
    expect(tart && linesByGroup(tart)).toEqual({
      main: ["1 Shortcrust"],
      filling: ["2 cups leeks; sliced"],
    });
    expect(tart && stepTexts(tart)).toEqual(["Fill the cold crust."]);
    expect(tart?.pictures).toHaveLength(1);
    expect(tart?.original.text).not.toContain(JPEG_TEXT);
  });

  it("is read as Krecipes', with ranges", async () => {
    const [stew] = await archivedRecipes(`<krecipes version="2"><krecipes-recipe><krecipes-description>
      <title>Leek stew</title><author>Ana</author><author>Ben</author><category><cat>Stews</cat></category>
      <yield><amount><min>4</min><max>6</max></amount><type>servings</type></yield>
      <preparation-time>01:30</preparation-time></krecipes-description>
      <krecipes-ingredients><ingredient><name>leeks</name><amount><min>2</min><max>3</max></amount><unit></unit>
      <prep>sliced</prep><substitutes><ingredient><name>onions</name><amount>4</amount></ingredient></substitutes>
      </ingredient><ingredient-group name="Top"><ingredient><name>cheese</name><amount>50</amount>
      <unit>g</unit></ingredient></ingredient-group></krecipes-ingredients>
      <krecipes-instructions>Stew.\n\nServe.</krecipes-instructions></krecipes-recipe></krecipes>`);
    expect(stew).toMatchObject({
      draft: {
        author: "Ana, Ben",
        notes: ["2-3 leeks, sliced, or 4 onions"],
        servings: 4,
        duration: { prep_time_minutes: 90 },
      },
    });
    expect(stew && linesByGroup(stew)).toEqual({ main: ["2-3 leeks, sliced"], top: ["50 g cheese"] });
  });

  it("is read as RecipeML, whose times say their kind in an attribute", async () => {
    const [bread] =
      await archivedRecipes(`<?xml version="1.0"?><!DOCTYPE recipeml SYSTEM "x.dtd"><recipeml version="0.5">
      <recipe><head><title>Leek bread</title><source>Ana's book</source><categories><cat>Bread</cat></categories>
      <preptime type="cook"><time><qty>40</qty><timeunit>minutes</timeunit></time></preptime><yield>1</yield></head>
      <ingredients><ing-div><title>Dough</title><ing><amt><qty>500</qty><unit>g</unit></amt><item>flour</item>
      <prep>sifted</prep></ing></ing-div></ingredients>
      <directions><step>Knead.</step><step>Bake.</step></directions></recipe></recipeml>`);
    expect(bread).toMatchObject({
      format: "recipeml",
      draft: { source: "Ana's book", duration: { cook_time_minutes: 40 } },
    });
    expect(bread && linesByGroup(bread)).toEqual({ dough: ["500 g flour, sifted"] });
  });

  it("is read as CookML", async () => {
    const [cake] =
      await archivedRecipes(`<cookml version="1.0"><recipe lang="DE"><head title="Lauchkuchen" rid="4,5"
      servingqty="8" quality="3" timeallqty="1 Std. 20 Min."><hint>Lauch</hint><sourceline>Omas Heft</sourceline>
      <picbin format="JPG">${JPEG_TEXT}</picbin></head>
      <part title="Belag"><ingredient qty="3" unit="Stangen" item="Lauch"><inote>in Ringen</inote></ingredient></part>
      <preparation><step>Backen.</step></preparation></recipe></cookml>`);
    expect(cake).toMatchObject({
      ownId: "4,5",
      ownRating: 3,
      draft: { language: "de", servings: 8, source: "Omas Heft", duration: { total_time_minutes: 80 } },
    });
    expect(cake && linesByGroup(cake)).toEqual({ belag: ["3 Stangen Lauch, in Ringen"] });
  });

  it("is read as MasterCook's, although a bare ampersand is no XML", async () => {
    const latin = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?><mx2 source="MasterCook 6.0"><Summ><Nam>x</Nam></Summ>
      <RcpE name="Leek & crème pie" author="Ana"><Serv qty="6"/><PrpT elapsed="0:35"/>
      <CatS><CatT>Pies</CatT></CatS><IngR name="Crust:" code="S"></IngR>
      <IngR name="flour" unit="cups" qty="1 1/2" code="I"><IPrp>sifted</IPrp></IngR>
      <IngR name="Leek stock" unit="cup" qty="1" code="R"></IngR>
      <DirS><DirT>Bake.</DirT></DirS><Note>Cuts well.</Note></RcpE></mx2>`,
      "latin1",
    );
    const [pie] = await archivedRecipes(latin);
    expect(pie).toMatchObject({
      format: "mastercook",
      draft: { name: "Leek & crème pie", notes: ["Cuts well."], duration: { prep_time_minutes: 35 } },
    });
    expect(pie && linesByGroup(pie)).toEqual({ crust: ["1 1/2 cups flour, sifted", "1 cup Leek stock"] });
    expect(pie?.links).toEqual([{ name: "Leek stock" }]);
  });

  it("is read as Living Cookbook's, whose values are attributes that may hold a sign of less", async () => {
    const [mash] = await archivedRecipes(`<fdx Source="Living Cookbook 4.0"><Recipes>
      <Recipe Name="Leek & mash < an hour" ID="9" Servings="4" ReadyInTime="50 minutes" RecipeTypes="Sides, Winter">
      <RecipeIngredients><RecipeIngredient Heading="Y" Ingredient="Mash"/>
      <RecipeIngredient Quantity="1" Unit="kg" Ingredient="potatoes"/></RecipeIngredients>
      <RecipeProcedures><RecipeProcedure Heading="N"><ProcedureText>Mash.</ProcedureText></RecipeProcedure>
      </RecipeProcedures></Recipe></Recipes></fdx>`);
    expect(mash).toMatchObject({
      draft: {
        name: "Leek & mash < an hour",
        tags: ["sides", "winter"],
        duration: { total_time_minutes: 50 },
      },
    });
    expect(mash && linesByGroup(mash)).toEqual({ mash: ["1 kg potatoes"] });
  });
});

describe("an XML file that means harm", () => {
  it("is left unread when it declares entities", async () => {
    const file = `<?xml version="1.0"?><!DOCTYPE cookbook [
      <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/hostname">]>
      <cookbook><recipe><title>Soup &b; &f;</title><ingredient><li>1 leek</li></ingredient></recipe></cookbook>`;
    expect(await archiveEntries({ file })).toMatchObject([{ kind: "unread", reason: "entry-damaged" }]);
  });

  it("leaves a recipe unread that nests too deep, and reads those beside it", async () => {
    const deep = `<recipe><title>Deep</title>${"<a>".repeat(5_000)}${"</a>".repeat(5_000)}</recipe>`;
    const soup = "<recipe><title>Soup</title></recipe>";
    const entries = await archiveEntries({ file: `<cookbook>${soup}${deep}${soup}</cookbook>` });
    expect(entries.map(({ kind }) => kind)).toEqual(["recipe", "unread", "recipe"]);
  });

  it("is left at once when it nests without end", async () => {
    const started = performance.now();
    expect(await archiveEntries({ file: `<cookbook>${"<a>".repeat(200_000)}` })).toMatchObject([
      { kind: "unread", reason: "entry-damaged" },
    ]);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it("is left unread from where it is cut off", async () => {
    const xml = COOKBOOK.replace("</recipe></cookbook>", "</recipe><recipe><title>Half a rec");
    expect(await archiveEntries({ file: xml })).toMatchObject([{ kind: "recipe" }, { kind: "unread" }]);
  });
});
